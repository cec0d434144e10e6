import { ApiError } from './api'
import { network } from './network.svelte'
import { readable, texts } from './texts/index.svelte'

/** No answer at all, or a proxy's that found no server behind it; a file of the page that did not come, too. */
export function isCutOff(error: unknown): boolean {
  if (!(error instanceof ApiError)) return network.offline
  return error.text === 'error-offline' || (error.text === 'error-unknown' && [502, 503, 504].includes(error.status))
}

/** What went wrong, in the reader's language. */
export function errorText(error: unknown): string {
  if (isCutOff(error)) return texts.get('kit-error-offline')
  if (!(error instanceof ApiError)) return texts.get('kit-error-unknown')
  const args = Object.fromEntries(Object.entries(error.params).map(([k, v]) => [k, typeof v === 'number' ? v : String(v)]))
  return (
    texts.find(`error-${error.text}`, args) ?? texts.find(error.text, args) ?? texts.find(`why-${error.text}`, args) ?? readable(error.text)
  )
}
