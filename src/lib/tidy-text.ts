/** Trims and drops control characters and lone surrogates; empty if nothing visible is left. */
export function tidyText(text: string): string {
  const whole = text.replace(/[\p{Cs}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? sign : '')).trim()
  return /[^\s\p{Cf}]/u.test(whole) ? whole : ''
}
