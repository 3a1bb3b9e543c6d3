import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { fitsContract } from '../../../lib/url/contract-text.ts'

export const voucherSchema = object({
  code: string()
    .trim()
    .default('')
    .required(() => t`Please enter your voucher code.`)
    .max(64, () => t`Please check the code. It is too long.`)
    .test(
      'voucher-code',
      () => t`A voucher code has letters or digits and no slashes. Please check what you typed.`,
      (code) => fitsContract('TypedCode', code),
    ),
})
