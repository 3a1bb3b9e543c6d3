import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '../../i18n/format-date.ts'
import { promisedDeadline } from '../../i18n/format-deadline.ts'
import { zoneName } from '../../i18n/format-instant.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { KeptTogether, OneLine } from './one-line.tsx'

export function DeadlineTime({ deadline }: { deadline: string }) {
  const { i18n } = useLingui()
  const shown = promisedDeadline(parseInstant(deadline))
  const [day, time] = formatDateTime(shown).split(' ')
  return (
    <time dateTime={deadline}>
      <OneLine>{day}</OneLine>{' '}
      <KeptTogether>
        {time} {zoneName(shown, { language: i18n.locale })}
      </KeptTogether>
    </time>
  )
}
