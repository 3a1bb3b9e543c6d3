import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { invoicesQuery } from '../../../api/invoices.ts'
import { MissingCurrency } from '../../../domain/payment/amount/missing-currency.tsx'
import type { UsedAttempt } from '../../../domain/payment/attempt/use-payment-attempt.ts'
import { PaymentForm } from '../../../domain/payment/form/payment-form.tsx'
import { availableFunds } from '../../../domain/payment/funds/funds-rules.ts'
import { usePaymentData } from '../../../domain/payment/payment-data-context.ts'
import { useNow } from '../../../ui/page/use-now.ts'
import styles from './pay-off.module.css'
import { PayOffNotes } from './pay-off-notes.tsx'
import { UnpaidInvoicesLink } from './unpaid-invoices-link.tsx'
import { type PayOffInput, usePayOffPurpose } from './use-pay-off-purpose.ts'

type Props = Omit<PayOffInput, 'draft'> & { attempt: UsedAttempt }

export function PayOffForm({ attempt, ...input }: Props) {
  const { load, bill, task } = input
  const { application, user } = usePaymentData()
  const { isFetching } = useQuery({ ...invoicesQuery(), enabled: false })
  const purpose = usePayOffPurpose({ ...input, draft: attempt.draft })
  const { credits } = availableFunds(load, bill.currency, useNow())
  return (
    <div className={styles.form}>
      <MissingCurrency />
      <PaymentForm
        purpose={purpose}
        attempt={attempt}
        beside={<UnpaidInvoicesLink variant="text" />}
        blockedBecause={
          isFetching ? (
            <Trans>One moment, please. The invoices are being updated.</Trans>
          ) : undefined
        }
      >
        <PayOffNotes
          application={application}
          user={user}
          bill={bill}
          credits={credits}
          isSeveral={task.invoices.length > 1}
        />
      </PaymentForm>
    </div>
  )
}
