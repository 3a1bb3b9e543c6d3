import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { fitsContract } from '../../../lib/url/contract-text.ts'

const notValid = () => t`Please enter a valid promo code`

export const promoCodeSchema = object({
  code: string()
    .trim()
    .default('')
    .required(notValid)
    .test('promo-code', notValid, (code) => fitsContract('TypedCode', code)),
})
