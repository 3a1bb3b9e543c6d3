/** `sc` and `jp` lack the Latin letters of Central Europe and Turkey; the serif has one weight. */
export type Typeface = 'sc' | 'jp' | 'latin' | 'serif'
export type Weight = 'regular' | 'bold'

/** `sc` and `jp` are 4 to 9 MB each, so fonts are loaded on demand. */
export type Fonts = { load: (typeface: Typeface, weight: Weight) => Promise<Uint8Array> }
