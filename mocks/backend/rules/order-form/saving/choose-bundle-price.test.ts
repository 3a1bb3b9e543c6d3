import { expect, it } from 'vitest'
import { choiceOf } from '../../../../testing/order-form/form-choice-for-test.ts'
import { answered, take, withTables } from '../../../../testing/order-form/select-bundle.ts'
import { CHINESE } from '../../../reference-data/manuscript-languages.ts'
import { billOf } from '../form-bill.ts'
import { validateBundle } from './choose-bundle.ts'

const format = ['formatting']
const inChinese = answered({ languageId: CHINESE })

it.each([
  ['10% of 372 and 185', take('premium', format), answered(), 55.7, 501.3],
  ['the same with rush', take('premium', format, 'rush'), answered(), 55.7, 631.5],
  ['the same with express', take('premium', format, 'express'), answered(), 55.7, 780.3],
  ['10% of 372 and 72', take('premium', ['table-formatting']), withTables(true, '3'), 44.4, 399.6],
  [
    '8% of 372 and 185',
    take('manuscript-formatting', ['premium-editing']),
    answered(),
    44.56,
    512.44,
  ],
  ['10% of 702 and 185', take('chinese', format), inChinese, 88.7, 798.3],
  ['nothing where the text is the only service', take('premium'), answered(), 0, 372],
  ['nothing without the text', take('manuscript-formatting', ['cover-letter']), answered(), 0, 295],
])('a chosen bundle takes off %s', (_, selection, form, amount, total) => {
  const result = validateBundle(selection, choiceOf(form))
  if ('refused' in result) throw new Error(result.refused)
  const { discounts, totalPrice } = billOf(choiceOf({ ...form, ...result.changes }))
  expect(discounts.map(({ appliedAmount }) => appliedAmount)).toEqual(amount > 0 ? [amount] : [])
  expect(totalPrice).toBe(total)
})
