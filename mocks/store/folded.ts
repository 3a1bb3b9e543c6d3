const PLAIN = /^[ -~]*$/
const ACCENTS = /[\u0300-\u036f]/g

/**
 * A text as it is looked through: small letters, without accents, full-width letters as ordinary
 * ones, so that "resume" finds "Résumé". Kana keep their marks, since those make other letters.
 */
export const folded = (text: string): string =>
  // Letters of the first 128 alone need no more, and stay a string of one byte for each.
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(ACCENTS, '')).toLowerCase()
