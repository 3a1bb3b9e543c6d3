import { Trans } from '@lingui/react/macro'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import type { Currency } from '../../../api/invoices.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { chosenMethod, type PaymentValues } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import { chargedIn } from './charged-in.ts'

const fieldName = fieldsOf<PaymentValues>()

type Props = { sum: number; currency: Currency; currencies: readonly Currency[] }

export function CardCharge({ sum, currency, currencies }: Props) {
  const method = chosenMethod(usePaymentChoices())
  const iso = useFormState().valueOf(fieldName('creditCard.currency.value'))
  const chosen = currencies.find(({ isoCode }) => isoCode === iso)
  const isByCard = method === paymentMethodIds.creditCard
  if (!isByCard || !chosen || chosen.isoCode === currency.isoCode) return null
  const price = formatMoney(chargedIn(chosen, sum, currency), chosen)
  return (
    <p>
      <Trans>Your card is charged {price}.</Trans>
    </p>
  )
}
