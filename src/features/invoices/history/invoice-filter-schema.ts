import { t } from '@lingui/core/macro'
import { array, object, string } from 'yup'
import { invoiceStates } from '../invoice-state.ts'

export const invoiceFilterSchema = object({
  orderNumber: string().trim().default(''),
  from: string().default(''),
  to: string()
    .default('')
    .test(
      'after-from',
      () => t`The end date can't be before the start date.`,
      (to, { parent }) => !to || !parent.from || to >= parent.from,
    ),
  status: array(string().oneOf(invoiceStates).required()).default([]),
  sort: string()
    .oneOf(['', 'oldest'] as const)
    .default(''),
})
