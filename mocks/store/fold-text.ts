const PLAIN = /^[ -~]*$/
const ACCENTS = /[\u0300-\u036f]/g

/** For searching: no accents or full-width letters. Kana keep marks, which distinguish letters. */
export const foldText = (text: string): string =>
  // ASCII needs no normalization and stays a one-byte string.
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(ACCENTS, '')).toLowerCase()
