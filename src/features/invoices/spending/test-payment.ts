import { parseInstant } from '../../../lib/calendar.ts'
import type { ReceivedPayment } from './received-payments.ts'

const currencyOf = (shortName: string, exchangeRate: number) => ({
  ...{ isoCode: shortName, name: shortName, sign: '¤', numDecimals: 2 },
  ...{ shortName, exchangeRate },
})

const dollars = currencyOf('USD', 1)
export const yuan = currencyOf('CNY', 0.14)

/** In dollars for the order GX7KQ2M9 unless the changes say otherwise. */
export function paymentOn(
  date: string,
  amount: number,
  changes: Partial<ReceivedPayment> = {},
): ReceivedPayment {
  const { currency = dollars } = changes
  const at = parseInstant(`${date}T10:00:00Z`)
  return {
    receipt: 'RC-58213',
    at,
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)) - 1,
    invoiceNumber: 'US-90321',
    invoicedAt: at,
    order: 'GX7KQ2M9: Barley',
    currency,
    amount,
    exchangeRate: currency.exchangeRate,
    dollars: amount * currency.exchangeRate,
    retainerInvoiceNumber: null,
    ...changes,
  }
}
