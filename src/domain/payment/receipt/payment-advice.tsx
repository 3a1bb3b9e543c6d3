import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentStatus } from '../../../api/payment.ts'
import { formatLongDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { OneLine } from '../../../ui/page/one-line.tsx'

/** While money is on its way. */
export function NoSecondPayment() {
  return (
    <p>
      <strong>
        <Trans>Please don’t pay again until your receipt arrives.</Trans>
      </strong>
    </p>
  )
}

/** Nothing where the last day of the boleto is unknown. */
export function BoletoDeadline({ dueAt }: Pick<PaymentStatus, 'dueAt'>) {
  const { i18n } = useLingui()
  if (!dueAt) return null
  const day = (
    <OneLine>{formatLongDate(parseInstant(dueAt), { zone: 'UTC', language: i18n.locale })}</OneLine>
  )
  return (
    <p>
      <strong>
        <Trans>Please pay the boleto by {day}.</Trans>
      </strong>
    </p>
  )
}
