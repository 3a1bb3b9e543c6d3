import { Trans } from '@lingui/react/macro'
import { DeadlineTime } from '../../../../ui/page/deadline-time.tsx'

type Props = { deadline: string | null; atTheEarliest?: boolean; withoutZone?: boolean }

export function DueDate({ deadline, atTheEarliest, withoutZone = false }: Props) {
  if (deadline === null) return <Trans>We’ll agree on the deadline with you.</Trans>
  const when = <DeadlineTime deadline={deadline} withoutZone={withoutZone} />
  return atTheEarliest ? <Trans>Due {when} at the earliest</Trans> : <Trans>Due {when}</Trans>
}
