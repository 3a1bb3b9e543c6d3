import { expect, it } from 'vitest'
import type { Discount } from '../../../api/order-form/order-form.ts'
import { applicableCodes, promoDiscounts, writtenCode } from './promo-codes.ts'

const code = (name: string, applied = true) =>
  ({ type: 'Promotional Code', code: name, applied }) satisfies Partial<Discount>
const other = (type: Discount['type']) => ({ type, code: 'LAB', applied: true })

it.each([
  ['no discounts', [], []],
  ['a code', [code('TEN')], [['TEN', true]]],
  [
    'other discounts',
    [other('Preferred group discount'), other('Service discount'), other('Re-edit discount')],
    [],
  ],
  ['a code twice', [code('TEN'), code('ten')], [['TEN', true]]],
  ['a code twice, once applied', [code('TEN', false), code('ten')], [['ten', true]]],
  [
    'a code that a better one beats',
    [code('TEN', false), code('TWENTY')],
    [
      ['TEN', false],
      ['TWENTY', true],
    ],
  ],
] as const)('%s: %# lists each promotional code once', (_name, discounts, expected) => {
  const listed = promoDiscounts<Pick<Discount, 'type' | 'code' | 'applied'>>(discounts)
  expect(listed.map(({ code: name, applied }) => [name, applied])).toEqual(expected)
})

const offer = (name: string, used = false) => ({ code: name, used })

it.each([
  ['nothing', [], [], []],
  ['a code', [offer('TEN')], [], ['TEN']],
  ['a code that is on the order', [offer('TEN')], [code('ten')], []],
  ['a used code', [offer('TEN', true)], [], []],
  ['a code twice', [offer('TEN'), offer('Ten')], [], ['TEN']],
  ["a group's code", [offer('LAB')], [other('Preferred group discount')], ['LAB']],
])('offers, of %s', (_name, benefits, discounts, expected) => {
  expect(applicableCodes(benefits, discounts).map(({ code: name }) => name)).toEqual(expected)
})

it.each([
  [' river15 ', [{ code: null }, { code: 'RIVER15' }], 'RIVER15'],
  ['river15', [{ code: 'LAB' }], 'river15'],
])('%j among %j is written %s', (typed, discounts, expected) => {
  expect(writtenCode(discounts, typed)).toBe(expected)
})
