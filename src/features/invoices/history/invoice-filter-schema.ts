import { t } from '@lingui/core/macro'
import { object, string } from 'yup'

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
})
