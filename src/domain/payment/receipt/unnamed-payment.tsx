import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { User } from '../../../api/account.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { NoSecondPayment } from './payment-advice.tsx'
import { ReceiptCard } from './receipt-card.tsx'

type Props = {
  title: ReactNode
  user: Pick<User, 'email'>
  /** What becomes of the money. */
  children: ReactNode
}

/** After a payment that the server does not name. */
export function UnnamedPayment({ title, user: { email }, children }: Props) {
  return (
    <ReceiptCard
      title={title}
      facts={[{ name: <Trans>Receipt</Trans>, value: <Trans>By e-mail to {email}</Trans> }]}
      actions={
        <AppButtonLink to="/$lang/researcher" variant="filled">
          <Trans>Go to my orders</Trans>
        </AppButtonLink>
      }
    >
      <NoSecondPayment />
      <p>{children}</p>
    </ReceiptCard>
  )
}
