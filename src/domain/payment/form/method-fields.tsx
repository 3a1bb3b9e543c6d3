import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '../../../ui/page/announce.ts'
import { FapespField } from '../brazil-option/brazil-option-field.tsx'
import { useMethodForm } from '../choices/method-forms.ts'
import { methodName } from '../choices/method-registry.ts'
import { showsFapiaoQuestion } from '../choices/payment-form-rules.ts'
import { chosenMethod } from '../choices/payment-values.ts'
import { usePaymentChoices } from '../choices/use-payment-choices.ts'
import type { MethodFieldsProps } from '../methods/method-form.ts'
import { OrderFapiaoFields } from '../order-fapiao/order-fapiao-fields.tsx'

/** For those who do not see fields appear below their choice. */
function useAnnouncedFields(name: string | undefined) {
  const { t } = useLingui()
  const last = useRef(name)
  const announceNew = useEffectEvent(() => {
    if (name !== undefined && name !== last.current) {
      announce(t`${name}: please fill in the fields below.`)
    }
    last.current = name
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice is announced
  useEffect(() => announceNew(), [name])
}

export function MethodFields(props: MethodFieldsProps) {
  const { settings, data } = props
  const choices = usePaymentChoices()
  const method = chosenMethod(choices)
  const { Fields } = useMethodForm(method)
  const offered = settings.methods.find(({ id }) => id === method)
  const paysFapesp = settings.isBrazilian && choices.brazilPaymentMethods === 'fapesp'
  useAnnouncedFields(Fields && offered && methodName(offered))
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
