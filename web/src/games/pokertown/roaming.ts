// Sixty places would be sixty tab stops: each region is one, and arrows move inside it.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function roaming(node: HTMLElement, _lit?: unknown) {
  const places = () => [...node.querySelectorAll<HTMLElement>('button.spot')]

  /** The stop is where the focus is, or else the first place that glows. */
  function settle(): void {
    const all = places()
    const stop = all.find((e) => e === document.activeElement) ?? all.find((e) => e.classList.contains('lit')) ?? all[0]
    for (const place of all) place.tabIndex = place === stop ? 0 : -1
  }

  function moved(e: KeyboardEvent): void {
    const step = STEPS[e.key]
    const all = places()
    const here = all.indexOf(document.activeElement as HTMLElement)
    if (step === undefined || here < 0) return
    e.preventDefault()
    e.stopPropagation()
    all[(here + step + all.length) % all.length]?.focus()
  }

  settle()
  node.addEventListener('keydown', moved)
  node.addEventListener('focusin', settle)
  return {
    // the places themselves are drawn after this is called
    update: () => void requestAnimationFrame(settle),
    destroy: () => {
      node.removeEventListener('keydown', moved)
      node.removeEventListener('focusin', settle)
    },
  }
}
