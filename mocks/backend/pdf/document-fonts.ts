/**
 * The typefaces of documents: `sc` draws Chinese as it is printed in China, `jp` Japanese, `latin`
 * the letters of Central Europe, the Baltic and Turkey, which the other two lack.
 */
export type Typeface = 'sc' | 'jp' | 'latin'
export type Weight = 'regular' | 'bold'

/**
 * Hands out the bytes of fonts. `sc` and `jp` weigh 4 to 9 MB each, so each is fetched with the
 * first document that needs it; both hold the Latin letters of Western Europe as well.
 */
export type Fonts = { load: (typeface: Typeface, weight: Weight) => Promise<Uint8Array> }
