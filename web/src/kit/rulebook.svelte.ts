// The rules of the game on the table: loaded when first looked at, opened at a statement.
import { api } from './api'
import { settings } from './settings.svelte'
import type { Statement } from './wire'

class RuleBook {
  game = $state('')
  isOpen = $state(false)
  at = $state<string | null>(null)
  statements = $state.raw<Statement[]>([])
  failed = $state(false)
  private loaded = ''

  show(rule: string | null = null): void {
    this.at = rule
    this.isOpen = true
    void this.load()
  }

  close(): void {
    this.isOpen = false
  }

  async load(): Promise<void> {
    const wanted = `${this.game} ${settings.language}`
    if (!this.game || this.loaded === wanted) return
    try {
      this.statements = await api.rules(this.game, settings.language)
      this.loaded = wanted
      this.failed = false
    } catch {
      this.failed = true
    }
  }

  find(rule: string): Statement | undefined {
    return this.statements.find((s) => s.id === rule)
  }
}

export const ruleBook = new RuleBook()

export function search(statements: Statement[], words: string): Statement[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return statements.filter((s) => {
    const text = `${s.id} ${s.chapter} ${s.text}`.toLocaleLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** Statements under their chapter headings, in the book's order. */
export function chapters(statements: Statement[]): { chapter: string; statements: Statement[] }[] {
  const out: { chapter: string; statements: Statement[] }[] = []
  for (const s of statements) {
    if (out.at(-1)?.chapter !== s.chapter) out.push({ chapter: s.chapter, statements: [] })
    out.at(-1)!.statements.push(s)
  }
  return out
}
