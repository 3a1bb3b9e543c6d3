import { Trans, useLingui } from '@lingui/react/macro'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { parseInstant } from '../../../lib/calendar.ts'

type Props = { deadline: string | null; atTheEarliest?: boolean }

/** Null where the due date is agreed on. */
export function DueDate({ deadline, atTheEarliest }: Props) {
  const { i18n } = useLingui()
  if (deadline === null) return <Trans>We agree the due date with you.</Trans>
  const when = formatDeadline(parseInstant(deadline), { language: i18n.locale, exact: false })
  return atTheEarliest ? <Trans>Due {when} at the earliest</Trans> : <Trans>Due {when}</Trans>
}
