import { Trans } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { PayOffReceipt } from './pay-off-receipt.tsx'
import { PayOffSent } from './pay-off-sent.tsx'

type Props = {
  receipt: string | undefined
  isUnpaid: boolean
  user: Pick<User, 'email'>
}

export function PayOffResult({ receipt, isUnpaid, user }: Props) {
  if (receipt) return <PayOffReceipt receipt={receipt} isUnpaid={isUnpaid} user={user} />
  if (!isUnpaid) return <PayOffSent user={user} />
  return (
    <Notice tone="red" title={<Trans>An error occurred processing your payment</Trans>}>
      <Trans>
        If your bank has charged you, please don’t pay again: reload this page in a moment.
        Otherwise, select the invoices below and pay again.
      </Trans>
    </Notice>
  )
}
