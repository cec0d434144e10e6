// Sentences about the table: parameters become names and nouns, and a player's name keeps its seat so that the page can
// draw the seat's colour beside it.
import type { FluentVariable } from '@fluent/bundle'
import type { GameEvent, Option, Params, Question, Reason, TableInfo, Value, Vocabulary } from '../wire'
import { readable, texts } from './index.svelte'

// A name inside a sentence is marked with characters that no text contains; plain() takes them out again.
const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'

export type Piece = string | { seat: number; name: string }

export interface Speaker {
  words: Vocabulary | null
  nameOf(seat: number): string
  /** who plays a figure that a sentence may name: "bandit:doc" is seat 2's */
  owners: Record<string, number>
}

// Where the server does not say what a parameter is, these are seats in every game.
const SEAT_PARAMETERS = new Set(['seat', 'who', 'at', 'to', 'by', 'from', 'whom', 'target', 'player', 'owner', 'victim', 'winner'])
const CASES = ['gen', 'dat', 'acc', 'ins', 'pre']

const marked = (seat: number, name: string) => `${OPEN}${seat}${MIDDLE}${name}${CLOSE}`

type Part = 'verbs' | 'moments' | 'events' | null

function domainOf(speaker: Speaker, part: Part, word: string, parameter: string): string {
  const known = part && speaker.words?.[part]?.[word]?.[parameter]
  if (known) return known
  if (SEAT_PARAMETERS.has(parameter)) return 'seat'
  return /^d\d$/.test(parameter) ? 'face' : parameter.replace(/\d+$/, '')
}

function addSeat(args: Record<string, FluentVariable>, name: string, seat: number, speaker: Speaker): void {
  const text = marked(seat, speaker.nameOf(seat))
  args[name] = text
  for (const grammar of CASES) args[`${name}_${grammar}`] = text
}

/** A figure is named together with its player, unless the sentence names the player anyway. */
function addNoun(
  args: Record<string, FluentVariable>,
  name: string,
  domain: string,
  value: string,
  speaker: Speaker,
  named: number[],
): void {
  const id = `${domain}-${value}`
  const owner = speaker.owners[`${domain}:${value}`]
  const shown = (figure: string, text: string) => {
    if (owner === undefined) return figure
    return marked(owner, named.includes(owner) ? figure : texts.get(text, { name: speaker.nameOf(owner), figure }))
  }
  const noun = texts.find(id) ?? readable(value)
  args[name] = shown(noun, 'kit-figure')
  for (const grammar of CASES) args[`${name}_${grammar}`] = shown(texts.find(id, {}, grammar) ?? noun, 'kit-figure-case')
}

function addValue(
  args: Record<string, FluentVariable>,
  name: string,
  domain: string,
  value: Value,
  speaker: Speaker,
  named: number[],
): void {
  args[`${name}_id`] = typeof value === 'number' ? value : String(value)
  const digits = /^-?\d+$/.test(String(value))
  if (domain === 'seat' && digits) addSeat(args, name, Number(value), speaker)
  else if (domain.endsWith('_set')) args[name] = [...String(value)].join(', ')
  else if (digits && !texts.has(`${domain}-${String(value)}`)) args[name] = Number(value)
  else if (Array.isArray(value)) args[name] = value.map((v) => texts.find(`${domain}-${String(v)}`) ?? String(v)).join(', ')
  else addNoun(args, name, domain, String(value), speaker, named)
}

export function argumentsOf(part: Part, word: string, params: Params, speaker: Speaker): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = {}
  const told = Object.entries(params ?? {}).map(([name, value]) => ({ name, value, domain: domainOf(speaker, part, word, name) }))
  const named = told.filter(({ domain }) => domain === 'seat').map(({ value }) => Number(value))
  for (const { name, value, domain } of told) addValue(args, name, domain, value, speaker, named)
  return args
}

export function pieces(text: string): Piece[] {
  const out: Piece[] = []
  for (const part of text.split(OPEN)) {
    const end = part.indexOf(CLOSE)
    if (end < 0) {
      if (part) out.push(part)
      continue
    }
    const [seat, name] = part.slice(0, end).split(MIDDLE)
    out.push({ seat: Number(seat), name: name ?? '' })
    if (part.length > end + 1) out.push(part.slice(end + 1))
  }
  return out
}

export const plain = (text: string): string =>
  pieces(text)
    .map((p) => (typeof p === 'string' ? p : p.name))
    .join('')

export const ask = (q: Question, speaker: Speaker): string => texts.get(`ask-${q.kind}`, argumentsOf('moments', q.kind, q.params, speaker))

/** What the others are told while somebody is asked. */
export const wait = (q: Pick<Question, 'kind' | 'params'>, seat: number, speaker: Speaker): string | undefined =>
  texts.find(`wait-${q.kind}`, argumentsOf('moments', q.kind, { ...q.params, seat }, speaker))

export const askHint = (q: Question, speaker: Speaker): string | undefined =>
  texts.find(`ask-${q.kind}`, argumentsOf('moments', q.kind, q.params, speaker), 'hint')

/** An option may speak of what its question is about. */
const argumentsOfOption = (o: Option, speaker: Speaker, asked?: Question | null) => ({
  ...(asked ? argumentsOf('moments', asked.kind, asked.params, speaker) : {}),
  ...argumentsOf('verbs', o.kind, o.params, speaker),
})

/** A line begins with a large letter, also where it begins with a thing's name. */
const asLine = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const option = (o: Option, speaker: Speaker, asked?: Question | null): string =>
  asLine(texts.get(`do-${o.kind}`, argumentsOfOption(o, speaker, asked)))

/** The same on a button, where the board has a shorter way to say it. */
export const optionShort = (o: Option, speaker: Speaker, asked?: Question | null): string =>
  asLine(texts.find(`short-${o.kind}`, argumentsOfOption(o, speaker, asked)) ?? option(o, speaker, asked))

export function logLine(e: GameEvent, speaker: Speaker): string {
  if (e.id.startsWith('undo:')) return texts.get('log-undo')
  return texts.get(`log-${e.kind}`, argumentsOf('events', e.kind, e.params, speaker))
}

/** Whether somebody, or a figure of theirs, is named in an event; a number that happens to be the seat's is not meant. */
export const mentions = (e: GameEvent, seat: number, speaker: Speaker): boolean =>
  Object.entries(e.params ?? {}).some(([name, value]) => {
    const domain = domainOf(speaker, 'events', e.kind, name)
    return domain === 'seat' ? String(value) === String(seat) : speaker.owners[`${domain}:${String(value)}`] === seat
  })

export const reason = (r: Reason, speaker: Speaker): string =>
  texts.get(texts.has(`why-${r.text}`) || !texts.has(r.text) ? `why-${r.text}` : r.text, argumentsOf(null, r.text, r.params, speaker))

/** Bots have no name of their own unless the server gives one. */
export function speakerFor(table: TableInfo | null, words: Vocabulary | null, owners: Record<string, number> = {}): Speaker {
  return {
    words,
    owners,
    nameOf(seat) {
      const info = table?.seats.find((s) => s.seat === seat)
      const bot = info?.bot ? texts.find(`bot-${info.bot}`) : undefined
      if (bot) return bot
      if (info?.name) {
        // One person may play several seats; then the letter tells them apart.
        const alone = table?.seats.filter((s) => s.name === info.name).length === 1
        return alone ? info.name : `${info.name} ${seatLetter(seat)}`
      }
      return texts.get(info?.kind === 'bot' ? 'kit-bot-name' : 'kit-seat-name', { letter: seatLetter(seat) })
    },
  }
}

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat)
