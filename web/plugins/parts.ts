// Into which files the page is packed. Over a slow network each file costs half a second of its own, six at a time: so
// there are few, and each holds what is needed together. `.vite/parts.json` tells the server which files belong to what.
import { writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

interface Info {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  dynamicImporters: readonly string[]
}

interface Modules {
  getModuleInfo(id: string): Info | null
}

interface Chunk {
  type: 'chunk'
  fileName: string
  name: string
  facadeModuleId: string | null
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/** Whatever comes along with a module, without what it loads later. */
function withImports(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) withImports(next, modules, found)
  return found
}

export function groups(root: string) {
  const closures = new Map<string, Set<string>>()
  const closure = (path: string, modules: Modules): Set<string> => {
    if (!closures.has(path)) closures.set(path, withImports(path, modules))
    return closures.get(path)!
  }
  const comesWith = (entry: string, id: string, modules: Modules) => closure(`${root}/${entry}`, modules).has(id)
  /** What a game's board needs together with parts of it that come later: one file, not one for each such part. */
  const isShared = (game: string, id: string, modules: Modules) => {
    const board = closure(`${root}/src/games/${game}/index.ts`, modules)
    const later = [...board].flatMap((each) => [...(modules.getModuleInfo(each)?.dynamicallyImportedIds ?? [])])
    return board.has(id) && later.some((part) => part.includes(`/src/games/${game}/`) && closure(part, modules).has(id))
  }
  return (id: string, modules: Modules): string | null => {
    const path = id.replaceAll(sep, '/')
    if (comesWith('src/main.ts', id, modules) || path.includes('/node_modules/svelte/')) return 'page'
    if (modules.getModuleInfo(id)?.dynamicImporters.length) return null
    const game = /\/src\/games\/(\w+)\//.exec(path)?.[1]
    if (game) return isShared(game, id, modules) ? `${game}_shared` : null
    return path.includes('/src/kit/') || comesWith('src/pages/TablePage.svelte', id, modules) ? 'table' : null
  }
}

/** "table", a game, "ru kit", "ru western_legends/ante_up": how the server calls what begins there. */
function nameOf(chunk: Chunk): string | null {
  const id = (chunk.facadeModuleId ?? '').replaceAll(sep, '/')
  const game = /src\/games\/(\w+)\/index\.ts$/.exec(id)?.[1]
  const texts = /virtual:texts\/(\w+)\/(.+)$/.exec(id)
  const page = /src\/pages\/(\w+)Page\.svelte$/.exec(id)?.[1]
  return game ?? (texts ? `${texts[1]} ${texts[2]}` : (page?.toLowerCase() ?? null))
}

export function parts() {
  return {
    name: 'parts',
    apply: 'build' as const,
    /** After the last file is written: what stays empty is left out, and has no name to tell. */
    writeBundle(options: { dir?: string }, bundle: Record<string, { type: string }>) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as unknown as Chunk[]
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const filesOf = (chunk: Chunk | undefined, found = new Set<string>()): Set<string> => {
        if (!chunk || found.has(chunk.fileName)) return found
        found.add(chunk.fileName)
        for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
        for (const next of chunk.imports) filesOf(byFile.get(next), found)
        return found
      }
      const page = filesOf(chunks.find((chunk) => chunk.name === 'page'))
      const told = chunks.flatMap((chunk) => {
        const name = nameOf(chunk)
        return name ? [[name, [...filesOf(chunk)].filter((file) => !page.has(file))] as const] : []
      })
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
      const all = { page: [...page], fonts, ...Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1))) }
      writeFileSync(join(options.dir!, '.vite/parts.json'), JSON.stringify(all, null, 1))
    },
  }
}
