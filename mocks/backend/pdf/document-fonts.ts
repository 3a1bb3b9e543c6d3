/** Simplified Chinese, Japanese, and the Latin letters (Central Europe, Turkey) that both lack. */
export type Typeface = 'sc' | 'jp' | 'latin'
export type Weight = 'regular' | 'bold'

/** `sc` and `jp` are 4 to 9 MB each, so fonts are loaded on demand. */
export type Fonts = { load: (typeface: Typeface, weight: Weight) => Promise<Uint8Array> }
