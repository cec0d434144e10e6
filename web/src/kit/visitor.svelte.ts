// Who I am here: a name and a signed cookie, no account.
import { api, type Me } from './api'
import type { TableInfo } from './wire'
import { keep, kept } from './settings.svelte'

// The cookie can't be read here; this says whether there may be one. Asking without would only be refused.
const KNOWN = 'gulch-known'

class Visitor {
  me = $state.raw<Me | null>(null)
  loaded = $state(false)
  /** finished games beyond the first page */
  older = $state.raw<TableInfo[]>([])

  async load(): Promise<void> {
    try {
      const me = kept(KNOWN, false) ? await api.me() : null
      // Whoever has turned pages keeps their place.
      this.me = me && this.older.length > 0 ? { ...me, more: this.me?.more ?? null } : me
    } catch {
      this.me = null
    }
    this.loaded = true
  }

  /** A table knows me: there is a cookie. */
  isKnown(): void {
    keep(KNOWN, true)
  }

  /** Nobody knows me here any more. */
  isForgotten(): void {
    keep(KNOWN, false)
    this.me = null
  }

  /** More of my finished games, page after page. */
  async loadOlder(): Promise<void> {
    if (!this.me?.more) return
    const { tables, more } = await api.older(this.me.more)
    this.older = [...this.older, ...tables]
    this.me = { ...this.me, more }
  }

  async rename(name: string): Promise<void> {
    const me = await api.callMe(name.trim())
    keep(KNOWN, true)
    this.me = { ...this.me, ...me }
  }

  get name(): string {
    return this.me?.name ?? ''
  }
}

export const visitor = new Visitor()
