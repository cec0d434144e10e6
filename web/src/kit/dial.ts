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

let early: Plug | null = null

function open(): Plug {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) as Plug
}

export function dialAhead(): void {
  early = open()
}

export function dial(): Plug {
  const plug = early
  early = null
  const isOfUse = plug !== null && (plug.readyState === WebSocket.CONNECTING || plug.readyState === WebSocket.OPEN)
  return isOfUse ? plug : open()
}
