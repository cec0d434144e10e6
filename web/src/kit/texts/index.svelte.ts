// Player texts: Fluent messages of the kit, of the engine and of the game, in one bundle per language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import FILES from 'virtual:texts'
import { settings, type Language } from '../settings.svelte'

type Load = () => Promise<{ default: string }>

/** What of a game's options is switched on. */
export type Chosen = Record<string, unknown>

// A visitor downloads one language, and of the games' texts only what is played: of Frontier legends, say, nothing of the
// expansions that are not on the table.
function filesOf(subject: string, language: Language): Load[] {
  const [game, option] = subject.split('/')
  return Object.entries(FILES).flatMap(([name, load]) => {
    const fits = name === `${language} ${subject}` || (option === '*' && name.startsWith(`${language} ${game}/`))
    return fits ? [load] : []
  })
}

/** What is said whatever is played. */
const COMMON = new Set(['kit', 'lab'])
const gameOf = (subject: string): string => subject.split('/')[0]!

class Texts {
  /** Replaced whole when something was loaded, so that whatever shows text is drawn again. */
  private bundle = $state.raw(new FluentBundle('en'))
  private subjects = new Set<string>()
  private language: Language | null = null
  private loading: Promise<void> | null = null

  /** Load what is missing: "kit", a game, "game/option". Later files win, so a game may say a kit message better. Games call
   * different things by the same name, and not each says each of them: the texts of the game before go. */
  need(...subjects: string[]): Promise<void> {
    const before = [...this.subjects]
    const games = new Set(subjects.map(gameOf).filter((game) => !COMMON.has(game)))
    const stays = (s: string) => COMMON.has(s) || games.size === 0 || games.has(gameOf(s))
    this.subjects = new Set([...before.filter(stays), ...subjects])
    if (before.join() !== [...this.subjects].join() || this.language !== settings.language) {
      this.language = settings.language
      this.loading = this.load(settings.language, [...this.subjects])
    }
    return this.loading ?? Promise.resolve()
  }

  /** A game's texts: those of all its options, or of these. */
  needGame(game: string, chosen?: Chosen): Promise<void> {
    if (!chosen) return this.need(game, `${game}/*`)
    const on = Object.keys(chosen).filter((option) => chosen[option])
    return this.need(game, ...on.map((option) => `${game}/${option}`))
  }

  /** A load that was overtaken must not put its older choice of texts in the place of the newer one's. */
  private async load(language: Language, subjects: string[]): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const texts = await Promise.all(subjects.flatMap((s) => filesOf(s, language)).map((load) => load().then((file) => file.default))).catch(
      (error: unknown) => {
        if (language === this.language) this.language = null // whoever asks next tries again
        throw error
      },
    )
    const isNow = language === this.language && subjects.join() === [...this.subjects].join()
    if (!isNow) return this.loading ?? undefined
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
    this.bundle = bundle
  }

  /** For tests and fixtures: texts given as they are. */
  use(language: Language, ...texts: string[]): void {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
    this.bundle = bundle
    this.language = language
  }

  has(id: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(id)
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null
  }

  attributes(id: string): string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {})
  }

  /** The message, or undefined when the language does not have it. */
  find(id: string, args: Record<string, FluentVariable> = {}, attribute?: string): string | undefined {
    const message = this.bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern == null) return undefined
    const errors: Error[] = []
    return this.bundle.formatPattern(pattern, args, errors)
  }

  /** The message; a missing one becomes readable words made from its id, never an error. */
  get(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.find(id, args) ?? readable(id, args)
  }
}

/** "do-return_arrow" with {seat: "Hank"} reads "Return arrow Hank". */
export function readable(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = id
    .replace(/^(ask|wait|do|log|why|option|error|rule|game|seat|face|role|character|cause)-/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  const values = Object.entries(args)
    .filter(([name, value]) => !name.includes('_') && (typeof value === 'string' || typeof value === 'number'))
    .map(([, value]) => String(value))
  return [words.charAt(0).toUpperCase() + words.slice(1), ...values].join(' ')
}

export const texts = new Texts()

/** Short for templates: re-evaluated when the language changes. */
export const t = (id: string, args: Record<string, FluentVariable> = {}): string => texts.get(id, args)
