import { plural, t } from '@lingui/core/macro'
import { array, object, string } from 'yup'
import { listedStatuses, maxTermLength } from '../../domain/orders/order-search-rules.ts'

const term = (most: number) =>
  string()
    .trim()
    .default('')
    .max(
      most,
      () =>
        t`Please use no more than ${plural(most, { one: '# character', other: '# characters' })}.`,
    )

export const orderSearchSchema = object({
  xid: term(maxTermLength.xid),
  orderTitle: term(maxTermLength.orderTitle),
  from: string().default(''),
  to: string()
    .default('')
    .test(
      'after-from',
      () => t`The end date can't be before the start date.`,
      (to, { parent }) => !to || !parent.from || to >= parent.from,
    ),
  status: array(string().oneOf(listedStatuses).required()).default([]),
  sort: string()
    .oneOf(['', 'deadline', 'oldest'] as const)
    .default(''),
})
