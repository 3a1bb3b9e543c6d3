import { useState } from 'react'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { isAsked, isUnderWay } from '../../../domain/payment/attempt/attempt-machine.ts'
import { AskPayOff } from './ask-pay-off.tsx'
import type { FoundPayment } from './found-payment.ts'
import { NothingToPay } from './left-out.tsx'
import { payOffDraft, payOffRecords } from './pay-off-draft.ts'
import { PayOffPayment } from './pay-off-payment.tsx'
import type { PayOffProps } from './pay-off-props.ts'
import type { InvoiceTask } from './pay-off-task.ts'
import { usePayOffAttempt } from './use-pay-off-attempt.ts'

type Props = PayOffProps & { load: InvoiceLoad; task: InvoiceTask }

export function PayOffContent({ task: loadedTask, ...props }: Props) {
  const { load, user, onPaid } = props
  // While a payment is on its way, a load may show its invoices as paid before the answer arrives.
  const [sentTask, setSentTask] = useState<InvoiceTask>()
  const { numbers } = loadedTask
  const draft = payOffDraft(user.identity, numbers)
  const attempt = usePayOffAttempt({ draft, numbers, load })
  const { state } = attempt
  if (sentTask && !isUnderWay(state)) setSentTask(undefined)
  const task = sentTask ?? loadedTask

  function follow(found: FoundPayment | undefined) {
    if (found) void onPaid(found.receiptCode)
    // Others have paid the invoices, and nothing can be sent any more.
    else if (task.kind === 'nothing') payOffRecords(numbers).end(user.identity)
  }
  const asking = <AskPayOff attempt={attempt} numbers={numbers} onAnswered={follow} />
  if (task.kind === 'nothing') {
    return isAsked(state) ? asking : <NothingToPay leftOut={task.leftOut} />
  }
  return (
    <PayOffPayment
      {...props}
      task={task}
      attempt={attempt}
      ask={asking}
      onSend={() => setSentTask(task)}
    />
  )
}
