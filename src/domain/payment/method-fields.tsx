import { FapespField } from './brazil/brazil-option-field.tsx'
import { showsFapiaoQuestion } from './form/payment-form-rules.ts'
import { chosenMethod } from './form/payment-values.ts'
import type { MethodFieldsProps } from './methods/method-form.ts'
import { useMethodForm } from './methods/method-forms.ts'
import { OrderFapiaoFields } from './order-fapiao/order-fapiao-fields.tsx'
import { usePaymentChoices } from './use-payment-choices.ts'

export function MethodFields(props: MethodFieldsProps) {
  const { settings, data } = props
  const choices = usePaymentChoices()
  const method = chosenMethod(choices)
  const { Fields } = useMethodForm(method)
  const paysFapesp = settings.isBrazilian && choices.brazilPaymentMethods === 'fapesp'
  return (
    <>
      {paysFapesp ? <FapespField /> : null}
      {Fields ? <Fields {...props} /> : null}
      {showsFapiaoQuestion(settings, method) ? (
        <OrderFapiaoFields types={data.fapiaoTypes} timelines={data.fapiaoDeliveryTimelines} />
      ) : null}
    </>
  )
}
