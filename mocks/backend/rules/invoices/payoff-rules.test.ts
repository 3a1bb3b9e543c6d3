import { describe, expect, it } from 'vitest'
import { insertInvoice } from '../../../scenarios/builders/orders/build-invoice.ts'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { createGalleyWorld } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { payOffCurrency, payOffTotal } from './payoff-rules.ts'

const { USD, JPY, CNY } = currencies
const world = createGalleyWorld()

function invoiceOf(amount: number, currency: Schemas['Currency'] = USD, paid = 0) {
  const invoiceNumber = `US-${world.invoices.size}`
  const payments = paid === 0 ? [] : [{ id: '1', amount: paid, at: 0, retainerInvoiceNumber: null }]
  const bill = { invoiceNumber, madeAt: fixedNow, amount, submission: 'Editing' }
  return insertInvoice({ world, person: helenMarsh, ...bill, changes: { currency, payments } })
}

describe('paying off invoices', () => {
  it.each([
    ['their own currency', [invoiceOf(1, JPY)], JPY],
    ['the currency that they share', [invoiceOf(1, JPY), invoiceOf(2, JPY)], JPY],
    ['the person’s where they share none', [invoiceOf(1, JPY), invoiceOf(1, USD)], CNY],
    ['the person’s where there are none', [], CNY],
  ])('is in %s', (_, invoices, expected) => {
    expect(payOffCurrency(invoices, CNY)).toEqual(expected)
  })

  it.each([
    ['one', [invoiceOf(412.5)], USD, 412.5],
    ['the open amount of one', [invoiceOf(0.3, USD, 0.1)], USD, 0.2],
    ['the sum of several', [invoiceOf(0.1), invoiceOf(0.2)], USD, 0.3],
    ['none', [], USD, 0],
  ])('asks for %s', (_, invoices, currency, total) => {
    expect(payOffTotal(invoices, currency)).toBe(total)
  })

  it('converts each from another currency through the dollar, rounded as it is shown', () => {
    const dollars = 10 * CNY.exchangeRate
    const yen = Math.round(dollars / JPY.exchangeRate)
    expect(payOffTotal([invoiceOf(10, CNY), invoiceOf(100, JPY)], JPY)).toBe(yen + 100)
  })
})
