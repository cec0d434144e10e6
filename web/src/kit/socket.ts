// One socket of one viewer: hello, resume by sequence number, commands kept until the server has answered them.
import { dial, type Plug } from './dial'
import type { ClientMessage, Command, ServerMessage } from './wire'

export type Link = 'connecting' | 'live' | 'waiting' | 'closed'

export interface SocketHooks {
  heard(message: ServerMessage): void
  link(state: Link, retryInMs?: number): void
  lastSeq(): number
}

export interface SocketSetup {
  open?: (table: string) => Plug
  random?: () => number
}

const SHORTEST = 250
const LONGEST = 8000
const PING_EVERY = 25_000
const OPEN = 1
const POLICY = 1008
const TOO_BIG = 1009

/** Full jitter: anything up to the cap, which doubles from a quarter second to eight. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const cap = Math.min(LONGEST, SHORTEST * 2 ** Math.min(attempt, 10))
  return Math.round(SHORTEST / 5 + random() * (cap - SHORTEST / 5))
}

export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Date.now().toString(36) + Array.from(bytes, (b) => (b % 36).toString(36)).join('')
}

export class TableSocket {
  private plug: Plug | null = null
  private attempt = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private lastHeard = 0
  private greeted = false
  private stopped = false
  /** sent, or to be sent, and not answered yet; in order */
  readonly unanswered = new Map<string, Command>()

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly hooks: SocketHooks,
    private readonly setup: SocketSetup = {},
  ) {}

  open(): void {
    if (this.stopped || this.plug) return
    clearTimeout(this.retry)
    this.hooks.link('connecting')
    const plug = (this.setup.open ?? dial)(this.table)
    this.plug = plug
    plug.onopen = () => this.greet()
    if (plug.readyState === OPEN) this.greet() // dialled ahead
    plug.onmessage = (e) => this.hear(String(e.data))
    plug.onclose = (e) => this.lost(plug, e.code)
  }

  private greet(): void {
    this.write({ type: 'hello', table: this.table, token: this.token, last_seq: this.hooks.lastSeq() })
    this.lastHeard = Date.now()
    this.pinger = setInterval(() => this.ping(), PING_EVERY)
  }

  /** The network is back or the page is looked at again: no reason to wait. */
  hurry(): void {
    this.attempt = 0
    if (!this.plug) this.open()
    else this.ping()
  }

  /** Hang up and call again, e.g. under the name that was just given. */
  renew(): void {
    this.attempt = 0
    this.plug?.close(4000)
  }

  close(): void {
    this.stopped = true
    clearTimeout(this.retry)
    clearInterval(this.pinger)
    this.plug?.close(1000)
    this.plug = null
  }

  /** Keeps the command until it is answered; a repeated cmd_id gets its first answer again. */
  command(command: Command): void {
    this.unanswered.set(command.cmd_id, command)
    if (this.greeted) this.write(command)
  }

  /** Anything that need not survive a lost line. */
  say(message: ClientMessage): boolean {
    if (!this.greeted) return false
    this.write(message)
    return true
  }

  private write(message: ClientMessage): void {
    if (this.plug?.readyState === OPEN) this.plug.send(JSON.stringify(message))
  }

  private ping(): void {
    if (Date.now() - this.lastHeard > PING_EVERY * 2.5) this.plug?.close(4000)
    else this.write({ type: 'ping' })
  }

  private hear(text: string): void {
    this.lastHeard = Date.now()
    let message: ServerMessage
    try {
      message = JSON.parse(text) as ServerMessage
    } catch {
      return
    }
    if (message.type === 'ack' || message.type === 'stale' || message.type === 'refused') {
      this.unanswered.delete(message.cmd_id)
    }
    this.hooks.heard(message)
    if (message.type === 'snapshot') this.resume()
  }

  private resume(): void {
    this.greeted = true
    this.attempt = 0
    this.hooks.link('live')
    for (const command of this.unanswered.values()) this.write(command)
  }

  private lost(plug: Plug, code: number): void {
    if (this.plug !== plug) return
    this.plug = null
    this.greeted = false
    clearInterval(this.pinger)
    if (this.stopped) return
    if (code === POLICY || code === TOO_BIG) {
      this.stopped = true
      this.hooks.link('closed')
      return
    }
    const wait = backoff(this.attempt++, this.setup.random)
    this.hooks.link('waiting', wait)
    this.retry = setTimeout(() => this.open(), wait)
  }
}
