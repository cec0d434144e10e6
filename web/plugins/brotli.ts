// Beside every text the same as small as Brotli makes it, for the server to hand out: packing that well takes time.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TEXTS = /\.(html|js|css|svg|json|txt|webmanifest)$/

const pack = (text: Buffer): Buffer =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })

export function brotli() {
  let folder = ''
  return {
    name: 'brotli',
    apply: 'build' as const,
    configResolved: (config: { root: string; build: { outDir: string } }) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      if (!existsSync(folder)) return // the build has failed, and says why
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name)
        if (TEXTS.test(name) && !name.startsWith('.') && statSync(path).isFile()) writeFileSync(`${path}.br`, pack(readFileSync(path)))
      }
    },
  }
}
