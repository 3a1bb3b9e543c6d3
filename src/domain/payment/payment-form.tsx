import { useState } from 'react'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { Currency } from '../../api/invoices.ts'
import type { PaymentAnswer, PaymentData, PaymentDetails } from '../../api/payment.ts'
import type { DraftName } from '../../ui/form/draft/draft-store.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { Form } from '../../ui/form/form.tsx'
import type { FormState } from '../../ui/form/form-context.ts'
import { FormStep } from '../../ui/form/form-step.ts'
import type { Country } from '../countries/country-choices.ts'
import { needsAmount } from './amount/amount-rules.ts'
import { continuePayment } from './continue-payment.ts'
import { initialValuesForUser } from './initial-values.ts'
import { useCardSession } from './methods/credit-card/card-field.tsx'
import { cardForPayment } from './methods/credit-card/card-for-payment.ts'
import { PaymentBody, type PaymentSumProps } from './payment-body.tsx'
import { paymentDetailsOf } from './payment-details.ts'
import { paymentFailure, unsafeRedirect } from './payment-failure.ts'
import { paymentSchema } from './payment-schema.ts'
import { type PaymentContext, paymentSettings } from './payment-settings.ts'
import type { PaymentValues } from './payment-values.ts'
import { useRedirecting } from './use-redirecting.ts'

export type PaymentProps = PaymentSumProps & {
  label: string
  application: Application
  user: User
  context: PaymentContext
  currency: Currency
  /** Payments of several invoices have no fapiao. */
  withoutFapiao?: boolean
  draft: DraftName
  /** Rejects with a Refusal. */
  pay: (details: PaymentDetails, attempt: { idempotencyKey: string }) => Promise<PaymentAnswer>
  /** Called if the payment needs no further page. */
  onPaid: (answer: PaymentAnswer) => Promise<void>
  /** Refetches the amount after the server reports a change. */
  reloadSum?: () => Promise<number | undefined>
}

type LoadedPaymentData = { data: PaymentData; countries: readonly Country[] }

const fieldName = fieldsOf<PaymentValues>()

const lockAmount = (change: FormState['change']) => change(fieldName('isAmountLocked'), true)

const unknownSum = async () => undefined

export function PaymentForm({ data, countries, ...props }: PaymentProps & LoadedPaymentData) {
  const {
    application,
    user,
    context,
    withoutFapiao,
    currency,
    sumOf,
    reloadSum = unknownSum,
  } = props
  const { amountRule } = props
  const { isRedirecting, markRedirecting } = useRedirecting()
  const cardSession = useCardSession()
  const { paymentMethods: methods } = data
  const isFree = sumOf('') === 0
  const common = { application, user, countries, methods, context, withoutFapiao, isFree }
  const settings = paymentSettings(common)
  const [initialValues] = useState(() => initialValuesForUser(settings, user, data))
  const hosts = application.config.redirectHosts

  const send = async (values: PaymentValues, attempt: { idempotencyKey: string }) => {
    if (needsAmount(values, amountRule)) return new FormStep({ changes: lockAmount })
    const sum = sumOf(values.amount) ?? 0
    let answer: PaymentAnswer
    try {
      const details = await paymentDetailsOf(values, settings, sum, () =>
        cardForPayment(cardSession),
      )
      answer = await props.pay(details, attempt)
    } catch (error) {
      throw await paymentFailure(error, { method: values.paymentMethodId, currency, reloadSum })
    }
    const outcome = continuePayment(answer, hosts)
    if (outcome === 'unsafe') throw unsafeRedirect()
    if (outcome === 'complete') return props.onPaid(answer)
    markRedirecting()
    // The draft stays for users who come back, with a new idempotency key.
    return new FormStep({ isAccepted: true })
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
        isRedirecting={isRedirecting}
      />
    </Form>
  )
}
