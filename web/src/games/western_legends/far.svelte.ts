// The second board and all that came with it: loaded by the tables that play with it.
import type * as Buzzard from './buzzard'

class Far {
  parts = $state.raw<typeof Buzzard | null>(null)

  async load(): Promise<void> {
    this.parts ??= await import('./buzzard')
  }
}

export const far = new Far()
