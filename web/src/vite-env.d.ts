/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:texts' {
  /** "ru pokertown": its texts */
  const FILES: Record<string, () => Promise<{ default: string }>>
  export default FILES
}
