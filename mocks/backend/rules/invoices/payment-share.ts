import { paymentMethodIds } from '../../../../src/api/generated/contract-codes.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { converted } from '../../../world/invoice-balance.ts'
import { fromDollars } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { InvoicePayment, PaymentRow } from '../../../world/rows/payment-rows.ts'
import type { PaymentMeans } from '../payment/methods/payment-means.ts'
import { receiptNumber } from '../payment/receipt-code.ts'

export type PaymentShare = {
  id: string
  number: string
  amount: number
  at: number
  currency: Schemas['Currency']
  localization: Schemas['LocalizationCode']
  means: PaymentMeans
}

function meansOf(payment: PaymentRow, { id, retainerInvoiceNumber }: InvoicePayment): PaymentMeans {
  if (retainerInvoiceNumber !== null) return 'prepayment'
  const { receiptCode, amount, method } = payment
  const isMoney = amount > 0 || method === paymentMethodIds.voucher
  return isMoney && id === receiptNumber(receiptCode) ? method : paymentMethodIds.credits
}

function shareOfInvoice(
  world: World,
  payment: PaymentRow,
  id: string,
  number: string,
): PaymentShare | undefined {
  const invoice = world.invoices.get(number)
  const part = invoice?.payments.find((invoicePayment) => invoicePayment.id === id)
  if (!invoice || !part) return undefined
  const { currency, localization } = invoice
  const { amount, at } = part
  return { id, number, amount, at, currency, localization, means: meansOf(payment, part) }
}

function shareOfPrepayment(
  world: World,
  { method }: PaymentRow,
  id: string,
  number: string,
): PaymentShare | undefined {
  const row = world.prepayments.get(number)
  if (row?.payment?.id !== id) return undefined
  const { totalAmount, currency, localization, payment } = row
  return {
    id,
    number,
    means: method,
    amount: fromDollars(totalAmount, currency),
    at: payment.at,
    currency,
    localization,
  }
}

/** What a receipt number paid on the given invoice or prepayment, or on the payment's first one. */
export function paymentShareOf(
  world: World,
  payment: PaymentRow,
  id: string,
  requestedNumber: string | undefined,
): PaymentShare | undefined {
  const { purpose, invoiceNumbers } = payment
  const own = purpose.kind === 'prepayment' ? [purpose.retainerInvoiceNumber] : invoiceNumbers
  for (const number of own) {
    if (requestedNumber !== undefined && requestedNumber !== number) continue
    const share =
      shareOfInvoice(world, payment, id, number) ?? shareOfPrepayment(world, payment, id, number)
    if (share) return share
  }
  return undefined
}

/** The amount may be in the invoice's or in its order's currency. */
export function isAmountOf(
  world: World,
  { number, amount, currency }: PaymentShare,
  requestedNumber: number,
): boolean {
  const order = world.orders.get(world.invoices.get(number)?.orderIdentity ?? '')
  const shown = order && converted(amount, currency, order.placed.currency)
  return requestedNumber === amount || requestedNumber === shown
}
