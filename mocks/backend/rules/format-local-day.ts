import type { Schemas } from '../../world/rows/contract-types.ts'
import { languageTags } from './language-tags.ts'

type DayFormat = { language: Schemas['Language']; zone: string }

/** Formats the day of an instant (epoch milliseconds) for the reader's language. */
export function formatLocalDay(instant: number, { language, zone }: DayFormat): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(instant)
}
