import type { User } from '../../api/account.ts'
import type { PaymentData } from '../../api/payment.ts'
import { firstAddress } from './address/saved-address.ts'
import { methodsShown, type PaymentSettings } from './payment-settings.ts'
import { initialPaymentValues, type PaymentValues } from './payment-values.ts'

/** What funds of FAPESP are charged in by card. */
const fapespCurrency = 'USD'

/** A payment form as it begins for a person: nothing is asked that is known, or that has only one answer. */
export function valuesToBegin(
  settings: PaymentSettings,
  user: Pick<User, 'country'>,
  { userAddresses }: Pick<PaymentData, 'userAddresses'>,
): PaymentValues {
  const open = methodsShown(settings, { brazilPaymentMethods: '' }).filter(
    ({ isDisabled }) => !isDisabled,
  )
  const country = user.country ?? ''
  return initialPaymentValues({
    billingAddress: firstAddress(userAddresses, settings.countries, country),
    country,
    onlyMethod: open.length === 1 ? open[0]?.id : undefined,
    cardCurrency: settings.isBrazilian ? fapespCurrency : undefined,
  })
}
