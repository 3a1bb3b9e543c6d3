import { t } from '@lingui/core/macro'
import { object, string } from 'yup'

export const voucherSchema = object({
  code: string()
    .trim()
    .default('')
    .required(() => t`Please enter your voucher code.`)
    .max(64, () => t`Please check the code. It is too long.`),
})
