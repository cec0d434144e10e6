// The HTTP side of docs/wire.md.
import { isOld } from './shell'
import type { Asked } from '../lab/review'
import type { Clock, Coached, GameEvent, GameInfo, Hint, HowToPlay, Params, Sign, Statement, TableInfo, View } from './wire'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly params: Params,
  ) {
    super(text)
  }
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as { error?: { text?: string; params?: Params } }
    return new ApiError(response.status, body.error?.text ?? 'error-unknown', body.error?.params ?? {})
  } catch {
    return new ApiError(response.status, 'error-unknown', {})
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError(0, 'error-offline', {})
  }
  if (isOld(response.headers.get('gulch-page'))) return new Promise(() => undefined) // this page is going
  if (!response.ok) throw await failure(response)
  return (await response.json()) as T
}

export interface Me {
  id: string | null
  name: string | null
  tables?: TableInfo[]
  /** where the next page of finished games begins */
  more?: number | null
}

export type Way = 'mail' | 'push' | 'webhook' | 'discord' | 'telegram'

export interface NoticesWish {
  way: Way | null
  address: string
  language: string
  zone: string
  /** minutes of the day */
  quiet: [number, number] | null
  also: boolean
  again?: boolean
}

/** How I want to be told that I am waited for. */
export interface Notices extends Omit<NoticesWish, 'way'> {
  way: Way | ''
  confirmed: boolean
  devices: number
  muted: string[]
  trouble: string | null
  ways: Way[]
  push_key: string | null
}

/** `local`: this page was opened on the server's own machine; `network`: the address for others in the network. */
export interface Home {
  local: boolean
  network: string | null
}

export interface Passkey {
  id: string
  /** in seconds */
  created: number
}

interface Passkeys {
  passkeys: Passkey[]
}

export interface NewSeat {
  kind: 'person' | 'bot'
  level?: string
}

export interface NewTable {
  game: string
  options: Record<string, unknown>
  public: boolean
  clock: Clock | null
  seats: NewSeat[]
}

export interface Moment {
  seq: number
  view: View
  events: GameEvent[]
}

/** How every seat stood when this viewer had been told the event `seq`. */
export interface Standing {
  seq: number
  standings: number[]
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`

let gameList: Promise<GameInfo[]> | undefined

export const api = {
  /** Asked once per visit: the games do not change while the server runs. */
  games(): Promise<GameInfo[]> {
    gameList ??= call<{ games: GameInfo[] }>('/games').then((a) => a.games)
    gameList.catch(() => (gameList = undefined))
    return gameList
  },
  rules: (game: string, lang: string) =>
    call<{ statements: Statement[] }>(`/games/${encodeURIComponent(game)}/rules?lang=${lang}`).then((a) => a.statements),
  howToPlay: (game: string) => call<HowToPlay>(`/games/${encodeURIComponent(game)}/how_to_play`),
  lesson: (game: string, lesson: string, answers: string[]) =>
    call<Coached>(`/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, { answers }),
  lessonHint: (game: string, lesson: string, answers: string[]) =>
    call<{ hint: Pick<Hint, 'best' | 'chances'> | null }>(`/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}/hint`, {
      answers,
    }).then((a) => a.hint),
  home: () => call<Home>('/home'),
  me: () => call<Me>('/me'),
  callMe: (name: string) => call<Me>('/me', { name }),
  /** finished games, page after page */
  older: (before: number) => call<{ tables: TableInfo[]; more: number | null }>(`/me/tables?before=${before}`),
  /** at how many tables I am waited for, and where next */
  waiting: (after: string | null) =>
    call<{ count: number; next: string | null }>(`/me/waiting${after ? `?after=${encodeURIComponent(after)}` : ''}`),
  link: () => call<{ words: string[]; seconds: number }>('/me/link', {}),
  phrase: () => call<{ words: string[] }>('/me/phrase', {}),
  join: (words: string) => call<Me>('/me/join', { words }),
  passkeys: () => call<Passkeys>('/me/passkeys').then((a) => a.passkeys),
  newPasskey: () => call<PublicKeyCredentialCreationOptionsJSON>('/me/passkeys/new', {}),
  addPasskey: (credential: unknown) => call<Passkeys>('/me/passkeys', { credential }).then((a) => a.passkeys),
  removePasskey: (id: string) => call<Passkeys>('/me/passkeys/remove', { id }).then((a) => a.passkeys),
  askPasskey: () => call<PublicKeyCredentialRequestOptionsJSON>('/passkey/new', {}),
  comeByPasskey: (credential: unknown) => call<Me>('/passkey', { credential }),
  signOut: () => call<Me>('/me/sign_out', {}),
  forget: () => call<unknown>('/me/forget', {}),
  notices: () => call<Notices>('/me/notices'),
  chooseNotices: (wish: NoticesWish) => call<Notices>('/me/notices', wish),
  subscribe: (subscription: PushSubscriptionJSON, on: boolean) =>
    call<Notices>('/me/notices/push', { endpoint: subscription.endpoint, keys: subscription.keys, on }),
  muteTable: (table: string, on: boolean) => call<Notices>('/me/notices/mute', { table, on }),
  told: (table: string) => call<unknown>('/me/notices/told', { table }),
  tryNotices: () => call<unknown>('/me/notices/test', {}),
  confirmMail: (token: string) => call<unknown>('/notices/confirm', { token }),
  stopMail: (token: string) => call<unknown>(`/notices/stop?token=${encodeURIComponent(token)}`, {}),
  tables: () => call<{ tables: TableInfo[]; sign?: Sign }>('/tables'),
  create: (table: NewTable) => call<TableInfo>('/tables', table),
  table: (id: string) => call<TableInfo>(at(id)),
  sit: (id: string, seat?: number) => call<TableInfo>(`${at(id)}/sit`, seat === undefined ? {} : { seat }),
  leave: (id: string, seat: number) => call<TableInfo>(`${at(id)}/leave`, { seat }),
  bot: (id: string, seat: number, level: string | null) => call<TableInfo>(`${at(id)}/bot`, { seat, level }),
  back: (id: string, seat: number) => call<TableInfo>(`${at(id)}/back`, { seat }),
  resign: (id: string, seat: number) => call<TableInfo>(`${at(id)}/resign`, { seat }),
  kick: (id: string, seat: number) => call<TableInfo>(`${at(id)}/kick`, { seat }),
  start: (id: string) => call<TableInfo>(`${at(id)}/start`, {}),
  again: (id: string) => call<TableInfo>(`${at(id)}/again`, {}),
  record: (id: string) => call<Record<string, unknown>>(`${at(id)}/record`),
  course: (id: string, seat: number | null) =>
    call<{ course: Standing[] }>(`${at(id)}/course${seat === null ? '' : `?seat=${seat}`}`).then((a) => a.course),
  review: (id: string) => call<Asked>(`${at(id)}/review`),
  /** what a bot would have done after this moment */
  hint: (id: string, moment: number) => call<{ hint: Hint | null }>(`${at(id)}/hint?at=${moment}`).then((a) => a.hint),
  moments: (id: string, seat: number | null) =>
    call<{ moments: Moment[] }>(`${at(id)}/moments${seat === null ? '' : `?seat=${seat}`}`).then((a) => a.moments),
}
