/**
 * A text as it is meant: without space around it, control characters and halves of surrogate pairs;
 * empty where nothing in it can be seen.
 */
export function tidyText(text: string): string {
  const whole = text.replace(/[\p{Cs}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? sign : '')).trim()
  return /[^\s\p{Cf}]/u.test(whole) ? whole : ''
}
