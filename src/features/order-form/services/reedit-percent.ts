import type { Discount } from '../../../api/order-form/order-form.ts'

/** Per cent that the discount on re-edits takes off; undefined where it does not count. */
export function reeditPercent(discounts: readonly Discount[]): number | undefined {
  return discounts.find(
    ({ type, percentBased, supersededBy }) =>
      type === 'Re-edit discount' && percentBased && supersededBy === null,
  )?.amount
}
