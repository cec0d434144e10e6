// The page and its shell: the worker that keeps it, and what to do when the server has a newer page than this one.
import { SHELL } from './shellname'

const LATER = 1000
const TRIED = 'gulch-newer-page'

/** After everything that this visit needs is here. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => setTimeout(() => void navigator.serviceWorker.register('/worker.js').catch(() => undefined), LATER)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
  // A file of this page that is gone: another page has taken its place.
  addEventListener('vite:preloadError', () => void (navigator.onLine && renew('file')))
}

const script = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? null
const isTyping = () => document.activeElement?.matches('input, textarea') === true

/** `theirs`: the script of the page that the server would give, as each of its answers says. True: this page goes. */
export function isOld(theirs: string | null): boolean {
  if (!import.meta.env.PROD || !theirs || theirs === script() || isTyping()) return false
  return renew(theirs)
}

/** Once for each newer page: where two versions serve side by side nobody is sent in circles. */
function renew(theirs: string): boolean {
  try {
    if (sessionStorage.getItem(TRIED) === theirs) return false
    sessionStorage.setItem(TRIED, theirs)
  } catch {
    return false
  }
  const again = () => location.reload()
  void ('caches' in window ? caches.delete(SHELL) : Promise.resolve()).then(again, again)
  return true
}
