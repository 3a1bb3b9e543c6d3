const fullwidth = /[！-～]/g
const toAscii = 0xfee0

/** Of the same length, so that positions stay. */
export const withAsciiSigns = (text: string): string =>
  text
    .replaceAll(fullwidth, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - toAscii))
    .replaceAll('　', ' ')

/** Without marks that cannot be seen and with one kind of line end. */
export const tidyLetter = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/[\t\u00A0\u202F ]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .trim()
