import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Currency, InvoiceLoad } from '../../../api/invoices.ts'
import {
  isAsked,
  isNothingFound,
  isUnderWay,
} from '../../../domain/payment/attempt/attempt-machine.ts'
import { AttemptNotices } from '../../../domain/payment/attempt/attempt-notices.tsx'
import type { UsedAttempt } from '../../../domain/payment/attempt/use-payment-attempt.ts'
import { WithPaymentData } from '../../../domain/payment/form/with-payment-data.tsx'
import { type ShownSum, SumToPay } from '../../../domain/payment/funds/sum-to-pay.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { useMediaQuery } from '../../../ui/theme/use-media-query.ts'
import { AskPayOff } from './ask-pay-off.tsx'
import type { FoundPayment } from './found-payment.ts'
import { LeftOutNotice, NothingToPay } from './left-out.tsx'
import styles from './pay-off.module.css'
import { payOffBillOf } from './pay-off-bill.ts'
import { payOffDraft, payOffRecords, takeDraftAlong } from './pay-off-draft.ts'
import { PayOffForm } from './pay-off-form.tsx'
import { PayOffInvoices } from './pay-off-invoices.tsx'
import type { PayOffProps } from './pay-off-props.ts'
import type { InvoiceTask } from './pay-off-task.ts'
import { PromisedNotice } from './promised-notice.tsx'
import { usePayOffAttempt } from './use-pay-off-attempt.ts'

type Props = PayOffProps & { load: InvoiceLoad; task: InvoiceTask }

export function PayOffContent({ load, task: loadedTask, ...props }: Props) {
  const { user, onPaid } = props
  const { t } = useLingui()
  // While a payment is on its way, a load may show its invoices as paid before the answer arrives.
  const [sentTask, setSentTask] = useState<InvoiceTask>()
  const [sum, setSum] = useState<ShownSum>()
  const isNarrow = useMediaQuery('(max-width: 860px)')
  const { numbers } = loadedTask
  const draft = payOffDraft(user.identity, numbers)
  const attempt = usePayOffAttempt({ draft, numbers, load })
  const { state } = attempt
  if (sentTask && !isUnderWay(state)) setSentTask(undefined)
  const task = sentTask ?? loadedTask
  const { invoices } = task

  function follow(found: FoundPayment | undefined) {
    if (found) void onPaid(found.receiptCode)
    // Others have paid the invoices, and nothing can be sent any more.
    else if (task.kind === 'nothing') payOffRecords(numbers).end(user.identity)
  }
  const asking = <AskPayOff attempt={attempt} numbers={numbers} onAnswered={follow} />
  if (task.kind === 'nothing') {
    return isAsked(state) ? asking : <NothingToPay leftOut={task.leftOut} />
  }
  const bill = payOffBillOf(invoices, load.currency)
  const takeAlong = (others: readonly string[]) =>
    takeDraftAlong(draft, payOffDraft(user.identity, others))
  return (
    <PageGrid
      sticky
      rail={
        <>
          {isNarrow ? null : <PaymentSummary sum={sum} currency={bill.currency} />}
          <AboutPaying email={user.email} isSeveral={invoices.length > 1} />
        </>
      }
      railLabel={t`About this payment`}
    >
      <Notices attempt={attempt} ask={asking} load={load} task={task} />
      <PayOffInvoices invoices={invoices} bill={bill} onLeaveOut={takeAlong} />
      <WithPaymentData
        application={props.application}
        user={user}
        loading={<SkeletonFields fields={4} />}
      >
        <PayOffForm
          load={load}
          task={task}
          bill={bill}
          attempt={attempt}
          onSum={setSum}
          isSumBeside={!isNarrow}
          onSend={() => setSentTask(task)}
          onPaid={onPaid}
        />
      </WithPaymentData>
    </PageGrid>
  )
}

type NoticesProps = {
  attempt: UsedAttempt
  ask: ReactNode
  load: InvoiceLoad
  task: InvoiceTask
}

function Notices({ attempt, ask, load, task }: NoticesProps) {
  const { state } = attempt
  return (
    <div className={styles.notices}>
      <AttemptNotices attempt={attempt} ask={ask} />
      <LeftOutNotice {...task} />
      {isAsked(state) || isNothingFound(state) ? null : (
        <PromisedNotice invoices={task.invoices} load={load} isReplaced />
      )}
    </div>
  )
}

type SummaryProps = { sum: ShownSum | undefined; currency: Currency }

function PaymentSummary({ sum, currency }: SummaryProps) {
  if (!sum) return null
  return (
    <Section card title={<Trans>Payment summary</Trans>}>
      <SumToPay {...sum} currency={currency} />
    </Section>
  )
}

function AboutPaying({ email, isSeveral }: { email: string; isSeveral: boolean }) {
  return (
    <Section card title={<Trans>Good to know</Trans>}>
      <ul>
        {isSeveral ? (
          <li>
            <Trans>All invoices of this page are paid in one payment, with one reference.</Trans>
          </li>
        ) : null}
        <li>
          <Trans>
            Finished files that wait for a payment can be downloaded as soon as it arrives.
          </Trans>
        </li>
        <li>
          <Trans>We e-mail your receipt to {email}.</Trans>
        </li>
      </ul>
    </Section>
  )
}
