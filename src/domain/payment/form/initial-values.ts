import type { User } from '../../../api/account.ts'
import type { PaymentData } from '../../../api/payment.ts'
import { firstAddress } from '../address/saved-address.ts'
import { methodsShown } from '../choices/payment-form-rules.ts'
import {
  type InitialPaymentInput,
  initialPaymentValues,
  type PaymentValues,
} from '../choices/payment-values.ts'
import type { PaymentSettings } from '../payment-settings.ts'

type InitialChoices = Pick<InitialPaymentInput, 'funds' | 'digitalPurchase'> & {
  lastMethod?: number | undefined
}

export function initialValuesForUser(
  settings: PaymentSettings,
  user: Pick<User, 'country' | 'fullName'>,
  { userAddresses }: Pick<PaymentData, 'userAddresses'>,
  { lastMethod, ...chosen }: InitialChoices,
): PaymentValues {
  const open = methodsShown(settings, { brazilPaymentMethods: '' }).filter(
    ({ isDisabled }) => !isDisabled,
  )
  const country = user.country ?? ''
  const last = open.find(({ id }) => id === lastMethod)
  const only = open.length === 1 ? open[0] : undefined
  const values = initialPaymentValues({
    settings,
    billingAddress: firstAddress(userAddresses, settings.countries, country),
    country,
    firstMethod: (last ?? only)?.id,
    ...chosen,
  })
  return { ...values, boleto: { ...values.boleto, payer: user.fullName } }
}
