import { expect, it } from 'vitest'
import { orderFormAddress } from './order-form-address.ts'

it.each([
  ['an empty address', {}, {}],
  ['a goal', { goal: 'multimedia' }, { goal: 'multimedia' }],
  ['a goal that an address cannot have', { goal: 'rework' }, {}],
  [
    'codes',
    { promotionalCode: 'WELCOME10', revenueShareCode: 'RS-1' },
    { promotionalCode: 'WELCOME10', revenueShareCode: 'RS-1' },
  ],
  ['an empty code', { promotionalCode: '  ' }, {}],
  ['a code with a slash', { promotionalCode: 'A/B' }, {}],
  ['a code of 65 characters', { revenueShareCode: 'A'.repeat(65) }, {}],
  ['a campaign', { utm_source: 'newsletter' }, { campaign: { utm_source: 'newsletter' } }],
  ['a parameter of 1,001 characters', { utm_source: 'a'.repeat(1001) }, {}],
  ['another version', { version: '2' }, {}],
])('passes on %s', (_name, search, expected) => {
  expect(orderFormAddress(search, '3')).toEqual({ version: '3', ...expected })
})
