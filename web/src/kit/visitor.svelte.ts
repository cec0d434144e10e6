// Who I am here: a name and a signed cookie, no account.
import { api, type Me } from './api'
import { keep, kept } from './settings.svelte'

// The cookie can't be read here; this says whether there may be one. Asking without would only be refused.
const KNOWN = 'gulch-known'

class Visitor {
  me = $state.raw<Me | null>(null)
  loaded = $state(false)

  async load(): Promise<void> {
    try {
      this.me = kept(KNOWN, false) ? await api.me() : null
    } catch {
      this.me = null
    }
    this.loaded = true
  }

  /** A table knows me: there is a cookie. */
  isKnown(): void {
    keep(KNOWN, true)
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
