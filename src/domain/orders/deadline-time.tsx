import { useLingui } from '@lingui/react'
import { formatDateTime, zoneName } from '../../i18n/format-date.ts'
import { promisedDeadline } from '../../i18n/format-deadline.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { OneLine } from '../../ui/page/one-line.tsx'

/** The promised instant; the zone may stand on a line of its own. */
export function DeadlineTime({ deadline }: { deadline: string }) {
  const { i18n } = useLingui()
  const promised = promisedDeadline(parseInstant(deadline))
  return (
    <time dateTime={deadline}>
      <OneLine>{formatDateTime(promised)}</OneLine> {zoneName(promised, { language: i18n.locale })}
    </time>
  )
}
