import { ApiError } from './api'
import { readable, texts } from './texts/index.svelte'

/** What went wrong, in the reader's language. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.get('kit-error-unknown')
  if (error.text === 'error-offline') return texts.get('kit-error-offline')
  const args = Object.fromEntries(Object.entries(error.params).map(([k, v]) => [k, typeof v === 'number' ? v : String(v)]))
  return (
    texts.find(`error-${error.text}`, args) ?? texts.find(error.text, args) ?? texts.find(`why-${error.text}`, args) ?? readable(error.text)
  )
}
