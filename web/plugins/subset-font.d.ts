declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    how: { targetFormat: 'truetype' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Uint8Array>
}
