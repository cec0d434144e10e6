// Works for the page while none is open: keeps the shell, so that the page opens at once and can say by itself that there
// is no connection. It never keeps what the server tells (`/api`) and has no part in sockets.
//
// A shell is the page at "/" with every file that the server names beside it. It is exchanged as a whole; a page that was
// opened from an old one learns so from the server's first answer and opens itself anew (kit/shell.ts).
import { routeOf } from './kit/routes'
import { SHELL } from './kit/shellname'
import { listenForPushes } from './push'

declare const self: ServiceWorkerGlobalScope

const PAGE = '/'
const ASSETS = '/assets/'

self.addEventListener('install', (event) => {
  event.waitUntil(renew())
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

listenForPushes(self)

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (event.request.mode === 'navigate' && routeOf(url.pathname).page !== 'lost') event.respondWith(opened(event))
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(asset(event))
})

/** What is kept, at once; without it whatever the network gives. Either way the next visit gets the newest. */
async function opened(event: FetchEvent): Promise<Response> {
  const kept = await (await caches.open(SHELL)).match(PAGE)
  event.waitUntil(renew().catch(() => undefined))
  return kept ?? fetch(event.request)
}

/** Named by their content: what is kept is never wrong. */
async function asset(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(SHELL)
  const kept = await cache.match(event.request.url)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(cache.put(event.request.url, answer.clone()))
  return answer
}

/** The shell as the server now has it, whole or not at all. */
async function renew(): Promise<void> {
  const answer = await fetch(PAGE, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(answer.statusText)
  const cache = await caches.open(SHELL)
  const before = await (await cache.match(PAGE))?.text()
  const html = await answer.clone().text()
  const needed = filesIn(`${answer.headers.get('link') ?? ''} ${html}`)
  await Promise.all(needed.map(async (file) => (await cache.match(file)) ?? cache.add(file)))
  await cache.put(PAGE, answer)
  if (before !== undefined && before !== html) await drop(cache, needed)
}

/** Files of the page: in the reader's language, as the server names them. */
function filesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file))]
}

async function drop(cache: Cache, needed: string[]): Promise<void> {
  const old = (await cache.keys()).filter(({ url }) => ![PAGE, ...needed].includes(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
