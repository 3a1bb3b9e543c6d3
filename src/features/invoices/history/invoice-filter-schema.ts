import { t } from '@lingui/core/macro'
import { array, object, string } from 'yup'
import { endDateRule } from '../../../ui/form/rules/end-date-rule.ts'
import { invoiceStates } from '../invoice-state.ts'

export const invoiceFilterSchema = object({
  orderNumber: string().trim().default(''),
  from: string().default(''),
  to: endDateRule(() => t`The end date can’t be before the start date.`),
  status: array(string().oneOf(invoiceStates).required()).default([]),
  sort: string()
    .oneOf(['', 'oldest'] as const)
    .default(''),
})
