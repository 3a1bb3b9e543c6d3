import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '../../i18n/format-date.ts'
import { promisedDeadline } from '../../i18n/format-deadline.ts'
import { zoneName } from '../../i18n/format-instant.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { KeptTogether, OneLine } from './one-line.tsx'

type Props = {
  deadline: string
  /** Shown as it is, without the hour that customers are promised on top. */
  exact?: boolean
  /** Where the zone of several times is said once. */
  withoutZone?: boolean
}

export function DeadlineTime({ deadline, exact, withoutZone }: Props) {
  const { i18n } = useLingui()
  const instant = parseInstant(deadline)
  const shown = exact ? instant : promisedDeadline(instant)
  return (
    <time dateTime={deadline}>
      <OneLine>{formatDateTime(shown)}</OneLine>
      {withoutZone ? null : (
        <>
          {' '}
          <KeptTogether>{zoneName(shown, { language: i18n.locale })}</KeptTogether>
        </>
      )}
    </time>
  )
}
