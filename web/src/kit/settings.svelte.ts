// What this person prefers, on this device. Resolved into attributes of <html> so that the styles have one copy of each set.

export type Language = 'en' | 'ru'
export type Theme = 'auto' | 'light' | 'dark'
export const SPEEDS = ['slow', 'normal', 'fast', 'at_once'] as const
/** how fast a table is told */
export type Speed = (typeof SPEEDS)[number]

interface Kept {
  language: Language
  theme: Theme
  contrast: boolean | 'auto'
  motion: boolean | 'auto'
  sound: boolean
  /** of 100 */
  volume: number
  /** hints for whoever plays for the first time */
  coach: boolean
  speed: Speed
  muted: string[]
  /** this browser shows notices while the page is open and out of sight */
  notify: boolean
}

const KEY = 'gulch-settings'
const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // private windows may refuse; the setting then lasts as long as the page
  }
}

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

function firstLanguage(): Language {
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages
  return wished.some((l) => l.toLowerCase().startsWith('ru')) ? 'ru' : 'en'
}

class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  contrast = $state<boolean | 'auto'>('auto')
  motion = $state<boolean | 'auto'>('auto')
  sound = $state(false)
  volume = $state(60)
  coach = $state(false)
  speed = $state<Speed>('normal')
  muted = $state<string[]>([])
  notify = $state(false)

  constructor() {
    const was = kept<Partial<Kept>>(KEY, {})
    this.language = was.language ?? firstLanguage()
    this.theme = was.theme ?? 'auto'
    this.contrast = was.contrast ?? 'auto'
    this.motion = was.motion ?? 'auto'
    this.sound = was.sound ?? false
    this.volume = was.volume ?? 60
    this.coach = was.coach ?? false
    this.speed = was.speed ?? 'normal'
    this.muted = was.muted ?? []
    this.notify = was.notify ?? false
  }

  get dark(): boolean {
    return this.theme === 'auto' ? matches('(prefers-color-scheme: dark)') : this.theme === 'dark'
  }

  get highContrast(): boolean {
    return this.contrast === 'auto' ? matches('(prefers-contrast: more)') : this.contrast
  }

  get moves(): boolean {
    return this.motion === 'auto' ? !matches('(prefers-reduced-motion: reduce)') : this.motion
  }

  /** Whoever wants no motion sees the result at once. */
  get pace(): Speed {
    return this.moves ? this.speed : 'at_once'
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this, changes)
    const { language, theme, contrast, motion, sound, volume, coach, speed, muted, notify } = this
    keep(KEY, { language, theme, contrast, motion, sound, volume, coach, speed, muted, notify })
    if (changes.language) document.cookie = `gulch-language=${language}; path=/; max-age=31536000; samesite=lax` // sends its texts at once
    this.apply()
  }

  mute(name: string, on: boolean): void {
    this.change({ muted: on ? [...this.muted, name] : this.muted.filter((n) => n !== name) })
  }

  apply(): void {
    const html = document.documentElement
    html.lang = this.language
    html.dataset['theme'] = this.dark ? 'dark' : 'light'
    if (this.highContrast) html.dataset['contrast'] = 'more'
    else delete html.dataset['contrast']
    html.dataset['motion'] = this.moves ? 'on' : 'off'
    const desk = getComputedStyle(html).getPropertyValue('--desk').trim()
    for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) frame.content = desk
  }

  /** Follow the system while the choice is "auto". */
  follow(): void {
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']) {
      matchMedia(query).addEventListener('change', () => this.apply())
    }
    this.apply()
  }
}

export const settings = new Settings()
