// Symbols are added to the page once; <Icon name="..."/> refers to them. Games add their own when their board is loaded.
import kitSprite from './sprite.svg?raw'

const added = new Set<string>()

export function addSymbols(sprite: string): void {
  if (added.has(sprite)) return
  added.add(sprite)
  const parsed = new DOMParser().parseFromString(sprite, 'image/svg+xml').documentElement
  parsed.setAttribute('aria-hidden', 'true')
  parsed.setAttribute('class', 'sprite')
  document.body.prepend(document.importNode(parsed, true))
}

export const addKitSymbols = (): void => addSymbols(kitSprite)
