// The path is the page. Links are ordinary <a href>; a click on one of ours changes the path without a reload.

import { routeOf } from './routes'

class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)
  route = $derived(routeOf(this.path))

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  /** Change what stands after "#" without a new entry for Back. */
  mark(hash: string): void {
    history.replaceState(null, '', hash || location.pathname)
    this.hash = location.hash
  }

  private read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  start(): void {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (e) => this.follow(e))
  }

  private follow(e: MouseEvent): void {
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return
    const link = (e.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    e.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const router = new Router()
