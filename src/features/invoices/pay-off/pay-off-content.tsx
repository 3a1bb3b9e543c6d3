import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { NothingFoundNotice } from '../../../domain/payment/attempt/outcome-notice.tsx'
import { useOutcome } from '../../../domain/payment/attempt/use-outcome.ts'
import { type ShownSum, SumToPay } from '../../../domain/payment/funds/sum-to-pay.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useMediaQuery } from '../../../ui/theme/use-media-query.ts'
import { AskPayOff } from './attempt/ask-pay-off.tsx'
import { type FoundPayment, knownPayments } from './attempt/found-payment.ts'
import { payOffDraft, pendingPayOffs, takeDraftAlong } from './attempt/pay-off-draft.ts'
import { LeftOutNotice, NothingToPay } from './left-out.tsx'
import styles from './pay-off.module.css'
import { payOffBillOf } from './pay-off-bill.ts'
import { PayOffForm } from './pay-off-form.tsx'
import { PayOffInvoices } from './pay-off-invoices.tsx'
import type { PayOffProps } from './pay-off-props.ts'
import type { InvoiceTask } from './pay-off-task.ts'
import { PromisedNotice } from './promised-notice.tsx'

type Props = PayOffProps & { load: InvoiceLoad; task: InvoiceTask }

/** What is paid and how, or why there is nothing to pay. */
export function PayOffContent({ load, task: loadedTask, ...props }: Props) {
  const { user, onPaid } = props
  const { t } = useLingui()
  // While a payment is on its way, a load may show its invoices as paid before the answer arrives.
  const [sentTask, setSentTask] = useState<InvoiceTask>()
  const [sum, setSum] = useState<ShownSum>()
  const isNarrow = useMediaQuery('(max-width: 860px)')
  const task = sentTask ?? loadedTask
  const { numbers, invoices } = task
  const draft = payOffDraft(user.identity, numbers)
  const pending = pendingPayOffs(numbers)
  const { outcome, ask, explain, settle } = useOutcome<FoundPayment>({
    pending,
    draft,
    known: knownPayments(load, numbers),
    onPaid: ({ receiptCode }) => onPaid(receiptCode),
  })
  const isAsking = outcome?.kind === 'asking'

  function follow(found: FoundPayment | undefined) {
    settle(found)
    if (found) return
    setSentTask(undefined)
    // Others have paid the invoices, and nothing can be sent any more.
    if (task.kind === 'nothing') pending.end(user.identity)
  }
  const asking = isAsking ? (
    <AskPayOff draft={draft} numbers={numbers} known={outcome.known} onAnswered={follow} />
  ) : null
  if (task.kind === 'nothing') return asking ?? <NothingToPay leftOut={task.leftOut} />
  const bill = payOffBillOf(invoices, load.currency)
  const takeAlong = (others: readonly string[]) =>
    takeDraftAlong(draft, payOffDraft(user.identity, others))
  return (
    <PageGrid
      sticky
      rail={
        <>
          {isNarrow || !sum ? null : (
            <Section card title={<Trans>Payment summary</Trans>}>
              <SumToPay {...sum} currency={bill.currency} />
            </Section>
          )}
          <AboutPaying email={user.email} isSeveral={invoices.length > 1} />
        </>
      }
      railLabel={t`About this payment`}
    >
      <div className={styles.notices}>
        {asking}
        {outcome?.kind === 'none' ? <NothingFoundNotice /> : null}
        <LeftOutNotice {...task} />
        {outcome ? null : <PromisedNotice invoices={invoices} load={load} isReplaced />}
      </div>
      <PayOffInvoices invoices={invoices} bill={bill} onLeaveOut={takeAlong} />
      <PayOffForm
        {...props}
        load={load}
        task={task}
        bill={bill}
        draft={draft}
        isAsking={isAsking}
        onSum={setSum}
        isSumBeside={!isNarrow}
        attempt={{ settled: outcome?.kind === 'none' ? 1 : 0, onSentInAnotherTab: ask }}
        onSent={() => setSentTask(task)}
        onRefused={() => setSentTask(undefined)}
        onFailed={explain}
      />
    </PageGrid>
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
