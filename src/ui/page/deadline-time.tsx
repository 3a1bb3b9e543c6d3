import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '../../i18n/format-date.ts'
import { promisedDeadline } from '../../i18n/format-deadline.ts'
import { zoneName } from '../../i18n/format-instant.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { KeptTogether, OneLine } from './one-line.tsx'

type Props = {
  deadline: string
  /** Where the zone of several times is said once. */
  withoutZone?: boolean
}

export function DeadlineTime({ deadline, withoutZone }: Props) {
  const { i18n } = useLingui()
  const shown = promisedDeadline(parseInstant(deadline))
  const [day, time] = formatDateTime(shown).split(' ')
  return (
    <time dateTime={deadline}>
      <OneLine>{day}</OneLine>{' '}
      {withoutZone ? (
        <OneLine>{time}</OneLine>
      ) : (
        <KeptTogether>
          {time} {zoneName(shown, { language: i18n.locale })}
        </KeptTogether>
      )}
    </time>
  )
}
