import { formatDate } from '../../i18n/format-date.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { OneLine } from './one-line.tsx'

/** A day in a text, which browsers would break after its hyphens. */
export function ShownDate({ at }: { at: string }) {
  return (
    <OneLine>
      <time dateTime={at}>{formatDate(parseInstant(at))}</time>
    </OneLine>
  )
}
