import { useState } from 'react'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { Currency } from '../../api/invoices.ts'
import type { PaymentAnswer, PaymentData, PaymentDetails } from '../../api/payment.ts'
import type { DraftName } from '../../ui/form/draft/draft-store.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormStep } from '../../ui/form/form-step.ts'
import type { Country } from '../countries/country-choices.ts'
import { asksAmount } from './amount/asks-amount.ts'
import { cardForPayment } from './card-for-payment.ts'
import { goOnToPay } from './go-on-to-pay.ts'
import { valuesToBegin } from './initial-values.ts'
import { useCardSession } from './methods/card-field.tsx'
import { PaymentBody, type SumShown } from './payment-body.tsx'
import { paymentDetailsOf } from './payment-details.ts'
import { noSafePlace, paymentFailure } from './payment-failure.ts'
import type { PaymentContext } from './payment-method-rules.ts'
import { paymentSchema } from './payment-schema.ts'
import { paymentSettings } from './payment-settings.ts'
import type { PaymentValues } from './payment-values.ts'
import { useLeaving } from './use-leaving.ts'

export type PaymentProps = SumShown & {
  /** The name of the form for those who listen. */
  label: string
  application: Application
  user: User
  context: PaymentContext
  /** Of the bill. */
  currency: Currency
  /** What has no single invoice has no fapiao either. */
  withoutFapiao?: boolean
  draft: DraftName
  /** Sends the payment. Rejects with a Refusal. */
  pay: (details: PaymentDetails, attempt: { idempotencyKey: string }) => Promise<PaymentAnswer>
  /** The money is there, or promised, and nothing is left to do elsewhere. */
  onPaid: (answer: PaymentAnswer) => Promise<void>
  /** Loads what is to be paid anew and answers it, where the server says that it has changed. */
  sumNow?: () => Promise<number | undefined>
}

type Loaded = { data: PaymentData; countries: readonly Country[] }

const unknownSum = async () => undefined

/** Pays for something: asks what the chosen way needs, sends it once, and goes on where the payment goes on. */
export function PaymentForm({ data, countries, ...props }: PaymentProps & Loaded) {
  const { application, user, context, withoutFapiao, currency, sumOf, sumNow = unknownSum } = props
  const { amountRule } = props
  const { isLeaving, leave } = useLeaving()
  const cardSession = useCardSession()
  const { paymentMethods: methods } = data
  const isFree = sumOf('') === 0
  const common = { application, user, countries, methods, context, withoutFapiao, isFree }
  const settings = paymentSettings(common)
  const [initialValues] = useState(() => valuesToBegin(settings, user, data))
  const hosts = application.config.redirectHosts

  const send = async (values: PaymentValues, attempt: { idempotencyKey: string }) => {
    if (asksAmount(values, amountRule)) return new FormStep({ isAmountLocked: true })
    const sum = sumOf(values.amount) ?? 0
    let answer: PaymentAnswer
    try {
      const details = await paymentDetailsOf(values, settings, sum, () =>
        cardForPayment(cardSession),
      )
      answer = await props.pay(details, attempt)
    } catch (error) {
      throw await paymentFailure(error, { method: values.paymentMethodId, currency, sumNow })
    }
    const course = goOnToPay(answer, hosts)
    if (course === 'unsafe') throw noSafePlace()
    if (course === 'stays') return props.onPaid(answer)
    leave()
    // What was typed stays for whoever comes back, and pays anew then.
    return new FormStep({}, { isTaken: true })
  }
  return (
    <Form
      label={props.label}
      schema={paymentSchema(settings, amountRule)}
      initialValues={initialValues}
      draft={props.draft}
      onSubmit={send}
    >
      <PaymentBody
        {...props}
        settings={settings}
        data={data}
        cardSession={cardSession}
        isLeaving={isLeaving}
      />
    </Form>
  )
}
