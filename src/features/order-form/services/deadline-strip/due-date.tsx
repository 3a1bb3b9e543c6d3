import { Trans } from '@lingui/react/macro'
import { DeadlineTime } from '../../../../ui/page/deadline-time.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { isEarliestDeadline } from './is-earliest-deadline.ts'

type Props = { deadline: string | null; withoutZone?: boolean }

export function DueDate({ deadline, withoutZone = false }: Props) {
  const isEarliest = isEarliestDeadline(useOrderForm().orderForm)
  if (deadline === null) return <Trans>We’ll agree on the deadline with you.</Trans>
  const when = <DeadlineTime deadline={deadline} withoutZone={withoutZone} />
  return isEarliest ? <Trans>Due {when} at the earliest</Trans> : <Trans>Due {when}</Trans>
}
