import { formatDate } from '../../i18n/format-date.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { OneLine } from './one-line.tsx'

export function ShownDate({ at }: { at: string }) {
  return (
    <OneLine>
      <time dateTime={at}>{formatDate(parseInstant(at))}</time>
    </OneLine>
  )
}
