// A knock on wood when it is my turn and the page is not looked at. Off unless asked for.
import { settings } from './settings.svelte'

const LOUDEST = 0.5

export function knock(): void {
  try {
    const context = new AudioContext()
    for (const at of [0, 0.14]) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.type = 'triangle'
      tone.frequency.value = 180
      volume.gain.setValueAtTime(Math.max(0.001, (LOUDEST * settings.volume) / 100), context.currentTime + at)
      volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.1)
      tone.connect(volume).connect(context.destination)
      tone.start(context.currentTime + at)
      tone.stop(context.currentTime + at + 0.12)
    }
    setTimeout(() => void context.close(), 600)
  } catch {
    // no sound here
  }
}
