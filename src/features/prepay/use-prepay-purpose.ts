import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invoicesQuery, type Prepayment } from '../../api/invoices.ts'
import { type PaymentAnswer, payForPrepaymentMutation } from '../../api/payment.ts'
import { parseAmount } from '../../domain/payment/amount/parse-amount.ts'
import type { PaymentPurpose } from '../../domain/payment/form/payment-purpose.ts'
import { usePaymentData } from '../../domain/payment/payment-data-context.ts'
import { prepayAmountRule } from './prepay-amount-schema.ts'
import { openBalance } from './prepay-rules.ts'

export type PrepaidBill = {
  invoice?: Prepayment
  /** Called when the payment is approved or pending. */
  onPaid: (answer: PaymentAnswer) => Promise<void>
}

type Input = PrepaidBill & { minimum: number }

export function usePrepayPurpose({ invoice, minimum, onPaid }: Input): PaymentPurpose {
  const { t } = useLingui()
  const { currency } = usePaymentData().user
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(payForPrepaymentMutation())
  const retainerInvoiceNumber = invoice?.retainerInvoiceNumber
  return {
    label: t`Prepayment`,
    context: 'prepay',
    currency,
    sumOf: ({ amount }) =>
      invoice ? openBalance(invoice, currency) : parseAmount(amount, currency),
    amountRule: invoice ? undefined : prepayAmountRule(minimum, currency),
    isSumBeside: invoice !== undefined,
    send: (details, { idempotencyKey }) =>
      mutateAsync({ body: { ...details, retainerInvoiceNumber }, idempotencyKey }),
    onPaid,
    async reloadSum() {
      const { prepayments } = await queries.fetchQuery({ ...invoicesQuery(), staleTime: 0 })
      const current = prepayments.find(
        (prepayment) => prepayment.retainerInvoiceNumber === retainerInvoiceNumber,
      )
      return current && openBalance(current, currency)
    },
  }
}
