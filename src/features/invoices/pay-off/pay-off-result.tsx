import { Trans } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import { UnnamedPayment } from '../../../domain/payment/receipt/unnamed-payment.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PayOffReceipt } from './pay-off-receipt.tsx'

type Props = {
  receipt: string | undefined
  isUnpaid: boolean
  user: Pick<User, 'email'>
}

export function PayOffResult({ receipt, isUnpaid, user }: Props) {
  if (receipt) return <PayOffReceipt receipt={receipt} isUnpaid={isUnpaid} user={user} />
  if (!isUnpaid) {
    return (
      <UnnamedPayment title={<Trans>Your payment is on its way</Trans>} user={user}>
        <Trans>
          The invoices are marked as paid once your payment arrives. That takes minutes or a few
          working days, depending on how you paid.
        </Trans>
      </UnnamedPayment>
    )
  }
  return (
    <Notice tone="red" title={<Trans>An error occurred processing your payment</Trans>}>
      <Trans>
        If your bank has charged you, please don’t pay again: reload this page in a moment.
        Otherwise, select the invoices below and pay again.
      </Trans>
    </Notice>
  )
}
