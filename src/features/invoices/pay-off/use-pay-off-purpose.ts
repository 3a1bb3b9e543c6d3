import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, endsSession, Refusal } from '../../../api/errors/api-failure.ts'
import { payOffMutation } from '../../../api/invoices/pay-off.ts'
import { type InvoiceLoad, invoicesQuery } from '../../../api/invoices.ts'
import { invoicesKey } from '../../../api/query-keys.ts'
import type { PaymentPurpose } from '../../../domain/payment/form/payment-purpose.ts'
import { allFundValues, availableFunds } from '../../../domain/payment/funds/funds-rules.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { useNow } from '../../../ui/page/use-now.ts'
import { knownPayments } from './found-payment.ts'
import { type PayOffBill, payOffBillOf, payOffFunds } from './pay-off-bill.ts'
import { isCarriedOn } from './pay-off-draft.ts'
import type { PayOffProps } from './pay-off-props.ts'
import { type InvoiceTask, payOffTaskOf } from './pay-off-task.ts'

function isOutdated(error: unknown): boolean {
  if (endsSession(error)) return false
  if (error instanceof ApiError) return error.status === 404
  return error instanceof Refusal && /^payment-(already-paid|written-off)$/.test(error.key)
}

export type PayOffInput = Pick<PayOffProps, 'onPaid'> &
  Pick<PaymentPurpose, 'onSum' | 'isSumBeside'> & {
    load: InvoiceLoad
    task: InvoiceTask
    bill: PayOffBill
    draft: DraftName
    onSend: () => void
  }

export function usePayOffPurpose(input: PayOffInput): PaymentPurpose {
  const { load, task, bill, draft, onPaid, onSum, isSumBeside, onSend } = input
  const { t } = useLingui()
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(payOffMutation())
  const available = availableFunds(load, bill.currency, useNow())
  const { numbers, invoices } = task
  const [isCarried] = useState(() => isCarriedOn(draft))
  const payoffReceiptCodes = invoices.map(({ invoiceNumber }) => invoiceNumber)
  return {
    label: t`Payment details`,
    context: 'payoff',
    withoutFapiao: invoices.length > 1,
    currency: bill.currency,
    sumOf: () => bill.total,
    funds: payOffFunds(available, bill.total),
    firstFunds: allFundValues,
    isCarriedOn: isCarried,
    known: knownPayments(load, numbers),
    onSum,
    isSumBeside,
    async send(details, { idempotencyKey }) {
      onSend()
      try {
        return await mutateAsync({ body: { ...details, payoffReceiptCodes }, idempotencyKey })
      } catch (error) {
        if (isOutdated(error)) void queries.invalidateQueries({ queryKey: invoicesKey })
        throw error
      }
    },
    onPaid: ({ receiptCode }) => onPaid(receiptCode),
    async reloadSum() {
      const { invoices: all } = await queries.fetchQuery({ ...invoicesQuery(), staleTime: 0 })
      const current = payOffTaskOf(all, payOffList(numbers))
      if (current.kind !== 'pay') return undefined
      return payOffBillOf(current.invoices, load.currency).total
    },
  }
}
