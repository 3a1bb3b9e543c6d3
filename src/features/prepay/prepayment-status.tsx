import { Trans } from '@lingui/react/macro'
import type { Prepayment } from '../../api/invoices.ts'
import { Status } from '../../ui/page/status.tsx'

type Props = { prepayment: Pick<Prepayment, 'balance' | 'pendingPayment'> }

export function PrepaymentStatus({ prepayment: { balance, pendingPayment } }: Props) {
  if (balance === 0) {
    return (
      <Status tone="done">
        <Trans context="prepayment">Paid</Trans>
      </Status>
    )
  }
  if (pendingPayment === null) {
    return (
      <Status tone="waiting">
        <Trans>Not paid yet</Trans>
      </Status>
    )
  }
  return pendingPayment.boletoUrl === null ? (
    <Status tone="running">
      <Trans>Payment on its way</Trans>
    </Status>
  ) : (
    <Status tone="waiting">
      <Trans>Awaiting boleto payment</Trans>
    </Status>
  )
}
