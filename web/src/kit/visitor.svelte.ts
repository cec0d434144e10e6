// Who I am here: a name and a signed cookie, no account.
import { api, type Me } from './api'

class Visitor {
  me = $state.raw<Me | null>(null)
  loaded = $state(false)

  async load(): Promise<void> {
    try {
      this.me = await api.me()
    } catch {
      this.me = null
    }
    this.loaded = true
  }

  async rename(name: string): Promise<void> {
    const me = await api.callMe(name.trim())
    this.me = { ...this.me, ...me }
  }

  get name(): string {
    return this.me?.name ?? ''
  }
}

export const visitor = new Visitor()
