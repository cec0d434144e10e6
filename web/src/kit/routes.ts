// Which page stands at which path; the worker knows by it what it may open without the server.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'review'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'lesson'; game: string; id: string }
  | { page: 'lost' }

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, third] = parts
  if (!first) return { page: 'lobby' }
  if (first === 't' && second && !third) return { page: 'table', id: second }
  if (first === 't' && second && third === 'replay') return { page: 'replay', id: second }
  if (first === 't' && second && third === 'review') return { page: 'review', id: second }
  if (first === 'rules' && second) return { page: 'rules', game: second }
  if (first === 'learn' && second && third) return { page: 'lesson', game: second, id: third }
  return { page: 'lost' }
}
