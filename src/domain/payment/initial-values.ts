import type { User } from '../../api/account.ts'
import type { PaymentData } from '../../api/payment.ts'
import { firstAddress } from './address/saved-address.ts'
import { methodsShown } from './payment-form-rules.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { initialPaymentValues, type PaymentValues } from './payment-values.ts'

/** Prefills the address, and the method if only one is open. */
export function initialValuesForUser(
  settings: PaymentSettings,
  user: Pick<User, 'country'>,
  { userAddresses }: Pick<PaymentData, 'userAddresses'>,
): PaymentValues {
  const open = methodsShown(settings, { brazilPaymentMethods: '' }).filter(
    ({ isDisabled }) => !isDisabled,
  )
  const country = user.country ?? ''
  return initialPaymentValues({
    settings,
    billingAddress: firstAddress(userAddresses, settings.countries, country),
    country,
    onlyMethod: open.length === 1 ? open[0]?.id : undefined,
  })
}
