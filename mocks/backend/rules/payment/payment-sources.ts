import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import { partNumber, receiptNumber } from './receipt-code.ts'

/** Amounts are in the payment's currency; credits and prepayments are used at once, money may be pending. */
export type PaymentSource = {
  kind: 'funds' | 'money'
  id: string
  amount: number
  retainerInvoiceNumber: string | null
}

/** Prepayments, credits and money, each with its own receipt; the last one has the payment's number. */
export function paymentSources(payment: PaymentRow): PaymentSource[] {
  const { receiptCode, prepaymentsTaken, creditsApplied, amount, total, method } = payment
  const retainerInvoiceNumber = null
  const funds = [...prepaymentsTaken, { amount: creditsApplied, retainerInvoiceNumber }]
  // A voucher pays the total, though nothing is charged.
  const money = method === paymentMethodIds.voucher ? total : amount
  const sources = [
    ...funds.map((source) => ({ kind: 'funds', ...source }) as const),
    { kind: 'money', amount: money, retainerInvoiceNumber } as const,
  ].filter((source) => source.kind === 'money' || source.amount > 0)
  const last = sources.findLastIndex((source) => source.amount > 0)
  return sources.map((source, index) => {
    const id = index < last ? partNumber(receiptCode, index + 1) : receiptNumber(receiptCode)
    return { ...source, id }
  })
}
