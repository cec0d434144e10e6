// What most tables don't need at first: the land lies under the choice of characters, nobody fights in the first turn,
// and the second board is there only with its expansion. Each part is loaded when it is drawn, or when nothing else is to do.
const A_MOMENT = 1000

class Later<T> {
  parts = $state.raw<T | null>(null)
  readonly #fetch: () => Promise<T>

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch
  }

  async load(): Promise<T> {
    return (this.parts ??= await this.#fetch())
  }

  /** When what is seen first has been drawn, and nothing else is to do. */
  async soon(): Promise<void> {
    await new Promise((done) => setTimeout(done, A_MOMENT))
    await new Promise((done) => ('requestIdleCallback' in globalThis ? requestIdleCallback(done) : setTimeout(done)))
    await this.load()
  }
}

/** The land and its window. */
export const land = new Later(() => import('./landscape'))
/** Whatever is shown over the land. */
export const scenes = new Later(() => import('./scenes'))
/** The second board and all that came with it. */
export const far = new Later(() => import('./buzzard'))
