// The coach points at things: on the board, in the list, on the prompt. A style sheet of its own does it, so that a board
// need not know, and whatever is drawn anew is still pointed at.

const named = (attribute: string, value: string) => `[data-${attribute}=${JSON.stringify(value)}]`

export function pointAt(things: string[], options: string[]): () => void {
  const marked = [...things.map((thing) => `main ${named('thing', thing)}`), ...[...options, ...things].map((id) => named('option', id))]
  if (marked.length === 0) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${marked.join()} { outline: 4px solid var(--act); outline-offset: 2px; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== sheet))
}
