import { expect, it } from 'vitest'
import { pathWithFacts } from './path-with-facts.ts'

const facts = { orders: { paid: 'GX7', many: ['GX8'] }, voucher: 'A/B', total: 7 }

it.each([
  ['/researcher', '/researcher'],
  ['/details/{orders.paid}/invoice', '/details/GX7/invoice'],
  ['/voucher/{voucher}?page=2', '/voucher/A%2FB?page=2'],
  ['/details/{orders.unpaid}', '/details/orders.unpaid'],
  ['/details/{orders.many}', '/details/orders.many'],
  ['/details/{total}', '/details/total'],
])('%s leads to %s', (path, expected) => {
  expect(pathWithFacts(path, facts)).toBe(expected)
})
