import { FapespField } from '../brazil-option/brazil-option-field.tsx'
import { useMethodForm } from '../choices/method-forms.ts'
import { showsFapiaoQuestion } from '../choices/payment-form-rules.ts'
import { chosenMethod } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import type { MethodFieldsProps } from '../methods/method-form.ts'
import { OrderFapiaoFields } from '../order-fapiao/order-fapiao-fields.tsx'

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
