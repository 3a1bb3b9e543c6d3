import { plainTag } from './locales.ts'

/** `zone` is an IANA name such as 'America/New_York'; defaults to the reader's zone. */
export type DateStyle = { zone?: string }
export type WordyDateStyle = DateStyle & { language: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating an Intl format takes about 50 µs. */
export function intlFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(plainTag(language), options)
  formats.set(key, made)
  return made
}
