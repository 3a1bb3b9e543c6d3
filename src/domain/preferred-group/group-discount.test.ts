import { expect, it } from 'vitest'
import { groupDiscount } from './group-discount.ts'

const dollar = { shortName: 'USD', sign: '$', numDecimals: 2 }
const real = { shortName: 'BRL', sign: 'R$', numDecimals: 2 }

it.each([
  [25, null, dollar, 'en', '$25'],
  [138.89, null, real, 'en', 'R$\u00a0138,89'],
  [null, 10, dollar, 'en', '10%'],
  [null, 12.5, dollar, 'pseudo', '12.5%'],
  [null, 12.5, dollar, 'es', '12,5\u00a0%'],
  [null, null, dollar, 'en', undefined],
  [0, 0, dollar, 'en', undefined],
])('%j or %j per cent in %o and %s is %j', (discount, percentageDiscount, currency, tag, text) => {
  expect(groupDiscount({ discount, percentageDiscount }, currency, tag)).toBe(text)
})
