import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'
import type { PaymentData } from '../../api/payment.ts'
import { AllpagoCardField } from './methods/allpago-card-field.tsx'
import { BoletoFields, FapespField, TaxFields } from './methods/brazil-fields.tsx'
import { CardField } from './methods/card-field.tsx'
import type { CardSession } from './methods/card-session.ts'
import { OrderFapiaoFields } from './methods/order-fapiao-fields.tsx'
import { type PaymentSettings, showsFapiaoQuestion } from './payment-settings.ts'
import { chosenMethod } from './payment-values.ts'
import { usePaymentChoices } from './use-payment-choices.ts'

type Props = {
  settings: PaymentSettings
  data: PaymentData
  cardSession: CardSession
  /** In major units; undefined until an amount is entered. */
  sum: number | undefined
}

export function MethodFields(props: Props) {
  const { settings, data } = props
  const choices = usePaymentChoices()
  const method = chosenMethod(choices)
  const paysFapesp = settings.isBrazilian && choices.brazilPaymentMethods === 'fapesp'
  return (
    <>
      {paysFapesp ? <FapespField /> : null}
      <OwnFields {...props} method={method} />
      {showsFapiaoQuestion(settings, method) ? (
        <OrderFapiaoFields types={data.fapiaoTypes} timelines={data.fapiaoDeliveryTimelines} />
      ) : null}
    </>
  )
}

function OwnFields({
  settings,
  data,
  cardSession,
  sum,
  method,
}: Props & { method: number | undefined }) {
  const accounts = data.braintreeMerchantAccounts.map(({ currency }) => currency)
  switch (method) {
    case paymentMethodIds.creditCard:
      return (
        <CardField
          cardSession={cardSession}
          currencies={settings.isBrazilian ? accounts : undefined}
        />
      )
    case paymentMethodIds.boleto:
      return <BoletoFields />
    case paymentMethodIds.allpagoPayPal:
      return <TaxFields group="allpagoPaypal" />
    case paymentMethodIds.allpagoCard:
      return <AllpagoCardField amount={sum} />
    default:
      return null
  }
}
