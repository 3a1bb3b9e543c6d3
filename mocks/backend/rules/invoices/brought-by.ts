import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { converted } from '../../../world/invoice-balance.ts'
import { fromDollars } from '../../../world/money.ts'
import type { InvoicePayment, PaymentRow } from '../../../world/payment-rows.ts'
import type { Means } from '../../reference-data/payment/payment-method-labels.ts'
import { receiptNumber } from '../payment/receipt-code.ts'

export type Brought = {
  /** Receipt number. */
  id: string
  /** Number of the invoice or prepayment invoice. */
  number: string
  amount: number
  at: number
  currency: components['schemas']['Currency']
  localization: components['schemas']['LocalizationCode']
  means: Means
}

const creditsMethod = 1
const voucherMethod = 26

function meansOf(payment: PaymentRow, { id, retainerInvoiceNumber }: InvoicePayment): Means {
  if (retainerInvoiceNumber !== null) return 'prepayment'
  const { receiptCode, amount, method } = payment
  const isMoney = amount > 0 || method === voucherMethod
  return isMoney && id === receiptNumber(receiptCode) ? method : creditsMethod
}

function broughtToInvoice(
  world: World,
  payment: PaymentRow,
  id: string,
  number: string,
): Brought | undefined {
  const invoice = world.invoices.get(number)
  const part = invoice?.payments.find((one) => one.id === id)
  if (!invoice || !part) return undefined
  const { currency, localization } = invoice
  const { amount, at } = part
  return { id, number, amount, at, currency, localization, means: meansOf(payment, part) }
}

function broughtToPrepayment(
  world: World,
  { method }: PaymentRow,
  id: string,
  number: string,
): Brought | undefined {
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

/**
 * What a receipt number (or one of its parts) paid on the given invoice or prepayment, or on the
 * payment's first one.
 */
export function broughtBy(
  world: World,
  payment: PaymentRow,
  id: string,
  asked: string | undefined,
): Brought | undefined {
  const { purpose, invoiceNumbers } = payment
  const own = purpose.kind === 'prepayment' ? [purpose.retainerInvoiceNumber] : invoiceNumbers
  for (const number of own) {
    if (asked !== undefined && asked !== number) continue
    const brought =
      broughtToInvoice(world, payment, id, number) ??
      broughtToPrepayment(world, payment, id, number)
    if (brought) return brought
  }
  return undefined
}

/** The amount may be in the invoice's or in its order's currency. */
export function isAmountOf(
  world: World,
  { number, amount, currency }: Brought,
  asked: number,
): boolean {
  const order = world.orders.get(world.invoices.get(number)?.orderIdentity ?? '')
  const shown = order && converted(amount, currency, order.placed.currency)
  return asked === amount || asked === shown
}
