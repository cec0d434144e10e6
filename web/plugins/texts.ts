// What players read, packed by language and subject, without the remarks of whoever wrote it. `virtual:texts` maps
// "ru" and a subject to how its texts are loaded. "kit" is what the page itself says,
// "lab" what hints, reviews and figures say; a game's subject bears its name, and
// what only an option of it brings (`western_legends_ante_up*.ftl` for the option "ante_up") stands apart as "game/option".
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LANGUAGES = ['en', 'ru']
const NAME = 'virtual:texts'
const PAGE = /^(gulch|server)$/

interface Loading {
  addWatchFile(file: string): void
}

const filesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name))
const stem = (file: string) => /([^/\\]+)\.ftl$/.exec(file)?.[1] ?? ''

function subjectsIn(language: string, src: string, locales: string): Map<string, string[]> {
  const games = filesIn(join(src, 'games')).filter((path) => !path.endsWith('.ts'))
  const own = [join(src, 'kit/texts', `${language}.ftl`), ...games.map((path) => join(path, 'texts', `cover.${language}.ftl`))]
  const found = new Map([
    ['kit', own],
    ['lab', [join(src, 'lab/texts', `${language}.ftl`)]],
  ])
  const add = (subject: string, file: string) => found.set(subject, [...(found.get(subject) ?? []), file])
  const shared = filesIn(join(locales, language)).sort()
  for (const file of shared.filter((path) => PAGE.test(stem(path)))) add('kit', file)
  for (const path of games) {
    const game = path.split(/[/\\]/).at(-1)!
    const its = shared.filter((file) => `${stem(file)}_`.startsWith(`${game}_`))
    const options = its.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^option-(\w+) =/gm)].map((m) => m[1]!))
    for (const file of its) {
      const option = options.find((name) => `${stem(file)}_`.startsWith(`${game}_${name}_`))
      add(option ? `${game}/${option}` : game, file)
    }
    add(game, join(path, 'texts', `${language}.ftl`))
  }
  return found
}

const without = (remarks: RegExp, text: string) => text.replace(remarks, '')
const read = (files: string[]) => files.map((file) => without(/^#.*\n|^\n/gm, readFileSync(file, 'utf8'))).join('\n')

export function texts(root: string) {
  const subjects = (language: string) => subjectsIn(language, join(root, 'src'), join(root, '../src/gulch/locales'))
  return {
    name: 'texts',
    resolveId: (id: string) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(this: Loading, id: string) {
      if (!id.startsWith(`\0${NAME}`)) return
      const [language, ...rest] = id.slice(NAME.length + 2).split('/')
      if (!language) {
        const loads = LANGUAGES.flatMap((l) => [...subjects(l).keys()].map((s) => `'${l} ${s}': () => import('${NAME}/${l}/${s}')`))
        return `export default {${loads.join(',')}}`
      }
      const files = subjects(language).get(rest.join('/')) ?? []
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(read(files))}`
    },
  }
}
