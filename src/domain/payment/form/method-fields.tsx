import { lazy, Suspense } from 'react'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { useMethodForm } from '../choices/method-forms.ts'
import { requiresFapiao, showsFapiaoQuestion } from '../choices/payment-form-rules.ts'
import { chosenMethod } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import type { MethodFieldsProps } from '../methods/method-form.ts'

// In China alone.
const OrderFapiaoFields = lazy(() =>
  import('../order-fapiao/order-fapiao-fields.tsx').then((module) => ({
    default: module.OrderFapiaoFields,
  })),
)

export function MethodFields(props: Omit<MethodFieldsProps, 'requiresFapiao'>) {
  const { settings, data } = props
  const choices = usePaymentChoices()
  const method = chosenMethod(choices)
  const { Fields } = useMethodForm(method)
  return (
    <>
      {Fields ? <Fields {...props} requiresFapiao={requiresFapiao(settings, choices)} /> : null}
      {showsFapiaoQuestion(settings, method) ? (
        <Suspense fallback={<SkeletonFields fields={1} />}>
          <OrderFapiaoFields types={data.fapiaoTypes} timelines={data.fapiaoDeliveryTimelines} />
        </Suspense>
      ) : null}
    </>
  )
}
