/**
 * `sc` is Simplified Chinese, `jp` Japanese; `latin` covers Central Europe, the Baltic and Turkey,
 * which the others lack.
 */
export type Typeface = 'sc' | 'jp' | 'latin'
export type Weight = 'regular' | 'bold'

/** `sc` and `jp` are 4 to 9 MB each, so fonts are loaded on demand. */
export type Fonts = { load: (typeface: Typeface, weight: Weight) => Promise<Uint8Array> }
