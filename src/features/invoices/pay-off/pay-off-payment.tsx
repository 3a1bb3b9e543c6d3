import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import type { UsedAttempt } from '../../../domain/payment/attempt/use-payment-attempt.ts'
import { WithPaymentData } from '../../../domain/payment/form/with-payment-data.tsx'
import type { ShownSum } from '../../../domain/payment/funds/sum-to-pay.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { useMediaQuery } from '../../../ui/theme/use-media-query.ts'
import { payOffBillOf } from './pay-off-bill.ts'
import { payOffDraft, takeDraftAlong } from './pay-off-draft.ts'
import { PayOffForm } from './pay-off-form.tsx'
import { PayOffInvoices } from './pay-off-invoices.tsx'
import { PayOffNotices } from './pay-off-notices.tsx'
import type { PayOffProps } from './pay-off-props.ts'
import { PayOffRail } from './pay-off-rail.tsx'
import type { InvoiceTask } from './pay-off-task.ts'

type Props = Omit<PayOffProps, 'list'> & {
  load: InvoiceLoad
  task: InvoiceTask
  attempt: UsedAttempt
  /** Whether an earlier payment has arrived. */
  ask: ReactNode
  onSend: () => void
}

export function PayOffPayment({ application, user, load, task, attempt, ask, ...sending }: Props) {
  const { t } = useLingui()
  const [sum, setSum] = useState<ShownSum>()
  const isNarrow = useMediaQuery('(max-width: 860px)')
  const { invoices } = task
  const bill = payOffBillOf(invoices, load.currency)
  const takeAlong = (others: readonly string[]) =>
    takeDraftAlong(attempt.draft, payOffDraft(user.identity, others))
  return (
    <PageGrid
      sticky
      rail={
        <PayOffRail
          sum={isNarrow ? undefined : sum}
          currency={bill.currency}
          email={user.email}
          isSeveral={invoices.length > 1}
        />
      }
      railLabel={t`About this payment`}
    >
      <PayOffNotices attempt={attempt} ask={ask} load={load} task={task} />
      <PayOffInvoices invoices={invoices} bill={bill} onLeaveOut={takeAlong} />
      <WithPaymentData application={application} user={user} loading={<SkeletonRows rows={3} />}>
        <PayOffForm
          {...sending}
          load={load}
          task={task}
          bill={bill}
          attempt={attempt}
          onSum={setSum}
          isSumBeside={!isNarrow}
        />
      </WithPaymentData>
    </PageGrid>
  )
}
