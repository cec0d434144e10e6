// Where else I am waited for: the number in the page's title and on its icon, and the way to the next table.
import { api } from './api'
import { visitor } from './visitor.svelte'

const EVERY = 30_000

class Attention {
  count = $state(0)
  next = $state<string | null>(null)
  private here: string | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private mark: Promise<string> | undefined

  /** Keep looking; `here` is the table one is at. */
  follow(here: string | null): () => void {
    this.here = here
    void this.look()
    return () => clearTimeout(this.timer)
  }

  async look(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.look(), EVERY)
    if (!visitor.me?.id) return
    try {
      const { count, next } = await api.waiting(this.here)
      this.count = count
      this.next = next
    } catch {
      // the next round tries again
    }
  }

  /** "(2) " before the title. */
  get inTitle(): string {
    return this.count > 0 ? `(${this.count}) ` : ''
  }

  /** A red dot on the page's icon, and the number on the icon of an installed page. */
  async show(): Promise<void> {
    const count = this.count
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!link) return
    if (count === 0) {
      if (link.href.startsWith('data:')) link.href = '/mark.svg'
      return
    }
    this.mark ??= fetch('/mark.svg').then((answer) => answer.text())
    const drawn = (await this.mark).replace(
      '</svg>',
      '<circle cx="76%" cy="24%" r="22%" fill="#c0261a" stroke="#fff" stroke-width="3%"/></svg>',
    )
    if (this.count > 0) link.href = `data:image/svg+xml,${encodeURIComponent(drawn)}`
  }
}

export const attention = new Attention()
