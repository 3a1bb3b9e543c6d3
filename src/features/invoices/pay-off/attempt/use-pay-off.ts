import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, endsSession, Refusal } from '../../../../api/errors/api-failure.ts'
import { payOffMutation } from '../../../../api/invoices/pay-off.ts'
import { type InvoiceLoad, invoicesKey } from '../../../../api/invoices.ts'
import type { PaymentAnswer, PaymentDetails } from '../../../../api/payment.ts'
import { sendAttempt } from '../../../../domain/payment/attempt/send-attempt.ts'
import type { InvoiceTask } from '../pay-off-task.ts'
import { knownPayments } from './found-payment.ts'
import { pendingPayOffs } from './pay-off-draft.ts'

type Input = { owner: string; load: InvoiceLoad; task: InvoiceTask }

/** Whether the invoices are no longer what the page shows. */
function isOutdated(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 404
  return error instanceof Refusal && /^payment-(already-paid|written-off)$/.test(error.key)
}

/** Sends payments; remembers one whose answer does not arrive. */
export function usePayOff({ owner, load, task }: Input) {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(payOffMutation())
  const { numbers, invoices } = task
  const payoffReceiptCodes = invoices.map(({ invoiceNumber }) => invoiceNumber)

  async function pay(
    details: PaymentDetails,
    { idempotencyKey }: { idempotencyKey: string },
  ): Promise<PaymentAnswer> {
    try {
      return await sendAttempt({
        pending: pendingPayOffs(numbers),
        owner,
        known: knownPayments(load, numbers),
        idempotencyKey,
        send: (key) =>
          mutateAsync({ body: { ...details, payoffReceiptCodes }, idempotencyKey: key }),
      })
    } catch (error) {
      if (!endsSession(error) && isOutdated(error)) {
        void queries.invalidateQueries({ queryKey: invoicesKey })
      }
      throw error
    }
  }
  return pay
}
