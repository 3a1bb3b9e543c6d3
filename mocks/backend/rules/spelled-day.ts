import type { components } from '../../../src/api/generated/schema.gen.ts'
import { languageTags } from './language-tags.ts'

/** How a reader is told a day: in which language, and in which zone (IANA name). */
export type DayReader = { language: components['schemas']['Language']; zone: string }

/** An instant (epoch milliseconds) as a day in the reader's own words and order. */
export function spelledDay(instant: number, { language, zone }: DayReader): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(instant)
}
