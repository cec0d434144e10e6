// The coach points at things: on the board, in the list, on the prompt. A style sheet of its own does it, so that a board
// need not know, and whatever is drawn anew is still pointed at.

const named = (attribute: string, value: string) => `[data-${attribute}=${JSON.stringify(value)}]`

/** A thing, or one that the board names more closely: "card:doc:move" is "card:move". */
function onBoard(thing: string): string {
  const [kind = '', ...rest] = thing.split(':')
  return `main :is(${named('thing', thing)}, [data-thing^="${kind}:"][data-thing$=${JSON.stringify(`:${rest.join(':')}`)}])`
}

export function pointAt(things: string[], options: string[]): () => void {
  const board = things.map(onBoard).join()
  const lists = [...options, ...things].map((id) => named('option', id)).join()
  const sheet = new CSSStyleSheet()
  // A thing that may be chosen has an outline of its own; the coach's is stronger.
  sheet.replaceSync(
    [
      board && `${board} { outline: 4px solid var(--act) !important; outline-offset: 3px !important; }`,
      lists && `${lists} { outline: 3px solid var(--act); outline-offset: -3px; }`,
    ].join(' '),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== sheet))
}
