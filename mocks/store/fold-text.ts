const PLAIN = /^[ -~]*$/
const ACCENTS = /[\u0300-\u036f]/g

/**
 * Normalizes text for searching: lower case, no accents, no full-width letters. Kana keep their marks, which
 * distinguish letters.
 */
export const foldText = (text: string): string =>
  // ASCII needs no normalization and stays a one-byte string.
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(ACCENTS, '')).toLowerCase()
