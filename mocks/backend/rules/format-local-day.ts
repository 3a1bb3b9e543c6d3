import type { Instant } from '../../../src/lib/instant.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import { languageTags } from './language-tags.ts'

type DayFormat = { language: Schemas['Language']; zone: string }

export function formatLocalDay(instant: Instant, { language, zone }: DayFormat): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(instant)
}
