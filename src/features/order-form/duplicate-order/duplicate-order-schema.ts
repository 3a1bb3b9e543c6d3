import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import type { DuplicateChoice } from './duplicate-order-values.ts'

const missing = () => t`Please make a selection`

export const duplicateOrderSchema = object({
  choice: string<DuplicateChoice>().required(missing).oneOf(['new-order', 'question'], missing),
})
