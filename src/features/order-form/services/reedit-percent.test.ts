import { expect, it } from 'vitest'
import type { Discount } from '../../../api/order-form/order-form.ts'
import { reeditPercent } from './reedit-percent.ts'

const discount = (
  type: Discount['type'],
  percentBased: boolean,
  supersededBy: string | null = null,
): Discount => ({
  id: 'discount',
  type,
  code: null,
  description: '',
  percentBased,
  amount: 60,
  baseAmount: 0,
  potentialAmount: 0,
  appliedAmount: 0,
  supersededBy,
  endDate: null,
  applied: false,
  busy: false,
})

it.each([
  [[], undefined],
  [[discount('Preferred group discount', true)], undefined],
  [[discount('Re-edit discount', false)], undefined],
  [[discount('Re-edit discount', true, 'discount-code')], undefined],
  [[discount('Preferred group discount', true), discount('Re-edit discount', true)], 60],
])('finds the per cent off a re-edit', (discounts, percent) => {
  expect(reeditPercent(discounts)).toBe(percent)
})
