// Drawings as pictures, for whoever shows no drawings: home screens, and chats that show where a link leads.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<void> | undefined

/** A PNG of this drawing, so many pixels wide. Letters are drawn from these fonts and no others. */
export async function drawn(svg: string, width: number, fonts: Uint8Array[] = []): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await ready
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers: fonts, loadSystemFonts: false } })
  return picture.render().asPng()
}
