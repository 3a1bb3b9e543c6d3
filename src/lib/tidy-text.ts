/** Spaces and signs without a width, as the contract lists them for names. */
const invisible = String.raw`[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]+`
const invisibleEnds = new RegExp(`^${invisible}|${invisible}$`, 'gu')

/** Trims and drops control characters and lone surrogates; empty if nothing visible is left. */
export function tidyText(text: string): string {
  const whole = text
    .replace(/[\p{Cs}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? sign : ''))
    .replace(invisibleEnds, '')
  return /[^\s\p{Cf}]/u.test(whole) ? whole : ''
}
