// A socket takes as long to open as a file to come. At a table's address it is dialled at once, while the parts of the
// page are still on their way; whoever first needs a line gets that one.

/** What a line is made of; a WebSocket, or what a test puts in its place. */
export interface Plug {
  send(text: string): void
  close(code?: number): void
  readyState: number
  onopen: ((e: Event) => void) | null
  onmessage: ((e: MessageEvent) => void) | null
  onclose: ((e: CloseEvent) => void) | null
}

let early: { table: string; plug: Plug } | null = null

/** The table stands in the address for a proxy, which sends all its people to the same server. */
function open(table: string): Plug {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as Plug
}

export function dialAhead(table: string): void {
  early = { table, plug: open(table) }
}

export function dial(table: string): Plug {
  const ahead = early
  early = null
  const isThere = ahead?.plug.readyState === WebSocket.CONNECTING || ahead?.plug.readyState === WebSocket.OPEN
  if (ahead?.table === table && isThere) return ahead.plug
  ahead?.plug.close()
  return open(table)
}
