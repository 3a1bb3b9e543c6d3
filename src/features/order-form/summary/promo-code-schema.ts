import { t } from '@lingui/core/macro'
import { object, string } from 'yup'
import { promoCodeOf } from './promo-codes.ts'

const notValid = () => t`Please enter a valid promo code`

export const promoCodeSchema = object({
  code: string()
    .default('')
    .required(notValid)
    .test('promo-code', notValid, (typed) => promoCodeOf(typed) !== undefined),
})
