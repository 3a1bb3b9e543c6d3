import type { components } from '../../../src/api/generated/schema.gen.ts'
import { languageTags } from './language-tags.ts'

/** `zone` is an IANA name. */
export type DayReader = { language: components['schemas']['Language']; zone: string }

/** Formats the day of an instant (epoch milliseconds) for the reader's language. */
export function spelledDay(instant: number, { language, zone }: DayReader): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(instant)
}
