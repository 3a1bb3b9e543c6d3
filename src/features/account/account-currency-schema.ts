import { t } from '@lingui/core/macro'
import { object, string } from 'yup'

export const accountCurrencySchema = object({
  currencyIso: string()
    .default('')
    .required(() => t`Please choose a currency.`),
})
