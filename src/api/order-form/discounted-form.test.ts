import { expect, it } from 'vitest'
import { withPrices } from './discounted-form.ts'
import type { OrderForm } from './order-form.ts'
import { dollars } from './test-currencies.ts'

const voucher = {
  code: 'UMN-4471',
  institution: 'University of Minnesota',
  expiresAt: '2027-01-01T00:00:00Z',
  appliedAmount: 400,
}

const line = (totalPrice: number): OrderForm['lineItems'][number] => ({
  serviceIdentity: `svc-${totalPrice}`,
  name: 'Editing',
  listPrice: 400,
  discountAmount: 400 - totalPrice,
  totalPrice,
})

it.each([
  ['the lines', null, [316.2], 316.2, undefined],
  ['sums without a binary fraction', null, [0.1, 0.2], 0.3, undefined],
  ['nothing with a voucher, which pays the sum', voucher, [300, 16.2], 0, 316.2],
])('costs %s', (_name, paidBy, prices, totalPrice, appliedAmount) => {
  const form = { currency: dollars, voucher: paidBy, totalPrice: 400, discounts: [], lineItems: [] }
  const priced = withPrices(form, { discounts: [], lineItems: prices.map(line) })
  expect(priced.totalPrice).toBe(totalPrice)
  expect(priced.voucher?.appliedAmount).toBe(appliedAmount)
})
