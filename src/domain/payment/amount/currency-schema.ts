import { t } from '@lingui/core/macro'
import { object, string } from 'yup'

export const currencySchema = object({
  currencyIso: string().required(() => t`Please choose a currency.`),
})
