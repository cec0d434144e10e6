// What the page says, for whatever is made with words at build time.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'

export const LANGUAGES = ['en', 'ru']

/** Texts of the kit and the titles of the games. */
export function sayingIn(root: string, language: string): (id: string) => string {
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = [`kit/texts/${language}.ftl`, ...games.map(({ name }) => `games/${name}/texts/cover.${language}.ftl`)]
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(join(root, 'src', file), 'utf8')))
  return (id) => bundle.formatPattern(bundle.getMessage(id)!.value!)
}
