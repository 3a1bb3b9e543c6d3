import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { PaymentRow } from '../../../world/payment-rows.ts'
import { fromDollars, sumOf } from '../money.ts'
import { receiptNumber } from '../payment/receipt-code.ts'

export type Brought = {
  /** The number of the invoice, or of the prepayment's. */
  number: string
  amount: number
  at: number
  currency: components['schemas']['Currency']
  localization: components['schemas']['LocalizationCode']
}

function broughtToInvoice(world: World, id: string, number: string): Brought | undefined {
  const invoice = world.invoices.get(number)
  const parts = invoice?.payments.filter((part) => part.id === id) ?? []
  const [first] = parts
  if (!invoice || !first) return undefined
  const { currency, localization } = invoice
  const amounts = parts.map(({ amount }) => amount)
  return { number, amount: sumOf(amounts, currency), at: first.at, currency, localization }
}

function broughtToPrepayment(world: World, id: string, number: string): Brought | undefined {
  const row = world.prepayments.get(number)
  if (row?.payment?.id !== id) return undefined
  const { totalAmount, currency, localization, payment } = row
  return {
    number,
    amount: fromDollars(totalAmount, currency),
    at: payment.at,
    currency,
    localization,
  }
}

/**
 * What a payment brought to the invoice or prepayment of that number, or to the first one that it
 * was for; undefined where it brought nothing to it.
 */
export function broughtBy(
  world: World,
  payment: PaymentRow,
  asked: string | undefined,
): Brought | undefined {
  const { purpose, invoiceNumbers, receiptCode } = payment
  const id = receiptNumber(receiptCode)
  const own = purpose.kind === 'prepayment' ? [purpose.retainerInvoiceNumber] : invoiceNumbers
  for (const number of own) {
    if (asked !== undefined && asked !== number) continue
    const brought = broughtToInvoice(world, id, number) ?? broughtToPrepayment(world, id, number)
    if (brought) return brought
  }
  return undefined
}
