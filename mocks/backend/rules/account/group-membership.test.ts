import { expect, it } from 'vitest'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { groupOf } from '../../reference-data/preferred-groups.ts'
import { shownGroup, validateJoin } from './group-membership.ts'

it.each([
  ['MARSHLAB', undefined, { group: { code: 'MARSHLAB' } }],
  [' marshlab\n', undefined, { group: { code: 'MARSHLAB' } }],
  ['HYDROSOC', 'MARSHLAB', { group: { code: 'HYDROSOC' } }],
  ['marshlab', 'MARSHLAB', { refused: 'already-member' }],
  ['SPRING2019', undefined, { refused: 'generic-error' }],
  ['SPRING2019', 'SPRING2019', { refused: 'generic-error' }],
  ['MARSH LAB', undefined, { refused: 'generic-error' }],
])('%j for a member of %s', (typed, current, expected) => {
  expect(validateJoin(typed, current)).toMatchObject(expected)
})

it.each([
  ['HYDROSOC', 'USD', { discount: 25, percentageDiscount: null }],
  ['HYDROSOC', 'JPY', { discount: 3731, percentageDiscount: null }],
  ['MARSHLAB', 'JPY', { discount: null, percentageDiscount: 10 }],
] as const)('shows %s in %s', (code, iso, amounts) => {
  const group = groupOf(code)
  const shown = group && shownGroup(group, true, currencies[iso])
  expect(shown).toMatchObject({ ...amounts, discountUsed: true })
  expect(shown).not.toHaveProperty('open')
})
