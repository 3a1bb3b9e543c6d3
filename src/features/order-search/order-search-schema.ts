import { plural, t } from '@lingui/core/macro'
import { array, object, string } from 'yup'
import {
  listedStatuses,
  maxTermLength,
  orderSorts,
} from '../../domain/orders/order-search-rules.ts'
import { endDateRule } from '../../ui/form/rules/end-date-rule.ts'

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
  to: endDateRule(() => t`The end date can’t be before the start date.`),
  status: array(string().oneOf(listedStatuses).required()).default([]),
  sort: string()
    .oneOf(['', ...orderSorts] as const)
    .default(''),
})
