import { useState } from 'react'
import type { Schema } from 'yup'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import type { PaymentAnswer, PaymentDetails, PaymentStatus } from '../../../api/payment.ts'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { Form } from '../../../ui/form/form.tsx'
import type { FormState } from '../../../ui/form/form-context.ts'
import type { FormAttempt } from '../../../ui/form/form-props.ts'
import { FormStep } from '../../../ui/form/form-step.ts'
import { needsAmount } from '../amount/amount-rules.ts'
import { continuePayment } from '../continue-payment.ts'
import {
  applyFunds,
  type FundedBill,
  type FundValues,
  initialFundValues,
} from '../funds/funds-rules.ts'
import { useCardSession } from '../methods/credit-card/card-field.tsx'
import { cardForPayment } from '../methods/credit-card/card-for-payment.ts'
import { loadMethodShapes } from '../methods/method-registry.ts'
import { paymentDetailsOf } from '../payment-details.ts'
import { paymentFailure, unsafeRedirect } from '../payment-failure.ts'
import { chargeIn, fundedBill } from '../payment-sum.ts'
import { useRedirecting } from '../use-redirecting.ts'
import { initialValuesForUser } from './initial-values.ts'
import { PaymentBody, type PaymentSumProps } from './payment-body.tsx'
import { type PaymentContext, paymentSettings, withoutCharge } from './payment-settings.ts'
import {
  type DigitalPurchaseValues,
  nothingSummed,
  type PaymentValues,
  type SummedValues,
} from './payment-values.ts'
import type { LoadedPaymentData } from './with-payment-data.tsx'

export type PaymentAttempt = {
  idempotencyKey: string
  digitalPurchase: DigitalPurchaseValues
}

export type PaymentProps = PaymentSumProps & {
  label: string
  application: Application
  user: User
  context: PaymentContext
  /** Payments of several invoices have no fapiao. */
  withoutFapiao?: boolean
  withoutInvoice?: boolean
  /** The payment that the person came back from without money: it is continued, by its method at first. */
  earlier?: Pick<PaymentStatus, 'paymentMethodId' | 'receiptCode'> | undefined
  /** How credits and balance are used at first. */
  firstFunds?: (bill: FundedBill) => FundValues
  /** Chosen at first. */
  digitalPurchase?: DigitalPurchaseValues
  /** Validates the chosen package; left out where none is chosen. */
  packageRule?: Schema<string | undefined>
  draft: DraftName
  /** Leaves consent, and what is used of credits and balance, out of the draft: both are decided anew. */
  draftsNoDecisions?: boolean
  /** Counts as settled the payments of unknown outcome that turned out not to have arrived. */
  attempt?: FormAttempt
  /** Resolves to `settled` where it was paid before and the next page is open. Rejects with a Refusal. */
  pay: (details: PaymentDetails, attempt: PaymentAttempt) => Promise<PaymentAnswer | 'settled'>
  /** Called if the payment needs no further page. */
  onPaid: (answer: PaymentAnswer) => Promise<void>
  /** Explains a failure of `pay` that no field explains; returns others as they are. */
  onFailed?: (failure: unknown, error: unknown) => unknown
  /** Refetches the amount after the server reports a change. */
  reloadSum?: (values: SummedValues) => Promise<number | undefined>
}

const fieldName = fieldsOf<PaymentValues>()

const decisions = [
  fieldName('acceptedTermsAndConditions'),
  fieldName('useCredits'),
  fieldName('prepaymentOption'),
  fieldName('prepaymentAmount'),
]

const lockAmount = (change: FormState['change']) => change(fieldName('isAmountLocked'), true)

const unknownSum = async () => undefined

const asItIs = (failure: unknown) => failure

export function PaymentForm({ data, countries, ...props }: PaymentProps & LoadedPaymentData) {
  const { application, user, context, withoutFapiao, withoutInvoice, currency, sumOf } = props
  const { amountRule, voucherCode, earlier, reloadSum = unknownSum, onFailed = asItIs } = props
  const { firstFunds = initialFundValues } = props
  const { isRedirecting, markRedirecting } = useRedirecting()
  const cardSession = useCardSession()
  const { paymentMethods: methods } = data
  const settings = paymentSettings({
    application,
    user,
    countries,
    methods,
    context,
    withoutFapiao,
    withoutInvoice,
  })
  const settingsFor = (values: PaymentValues) =>
    chargeIn(props, values)?.due === 0 ? withoutCharge(settings) : settings
  const bill = fundedBill(props, nothingSummed)
  const [initialValues] = useState(() =>
    initialValuesForUser(settings, user, data, {
      lastMethod: earlier?.paymentMethodId,
      funds: bill && firstFunds(bill),
      digitalPurchase: props.digitalPurchase,
    }),
  )
  const hosts = application.config.redirectHosts

  const send = async (
    values: PaymentValues,
    { idempotencyKey }: Pick<PaymentAttempt, 'idempotencyKey'>,
  ) => {
    if (needsAmount(values, amountRule)) return new FormStep({ changes: lockAmount })
    const amount = sumOf(values) ?? 0
    const { digitalPurchase } = values
    let answer: PaymentAnswer | 'settled'
    try {
      const details = await paymentDetailsOf(
        values,
        settingsFor(values),
        {
          amount,
          voucherCode,
          applied: bill && applyFunds(bill, values),
          receiptCode: earlier?.receiptCode,
        },
        () => cardForPayment(cardSession),
      )
      answer = await props.pay(details, { idempotencyKey, digitalPurchase })
    } catch (error) {
      const failure = await paymentFailure(error, {
        method: values.paymentMethodId,
        currency,
        reloadSum: () => reloadSum(values),
      })
      throw onFailed(failure, error)
    }
    if (answer === 'settled') return undefined
    const outcome = continuePayment(answer, hosts)
    if (outcome === 'unsafe') throw unsafeRedirect()
    if (outcome === 'complete') return props.onPaid(answer)
    markRedirecting()
    // The draft stays for users who come back, with a new idempotency key.
    return new FormStep({ isAccepted: true })
  }
  // Loads Yup at the first input.
  const schema = async () => {
    const [{ paymentSchema }, shapes] = await Promise.all([
      import('./payment-schema.ts'),
      loadMethodShapes(methods, settings),
    ])
    const { packageRule } = props
    return paymentSchema({ settingsFor, shapes, amount: amountRule, bill, packageRule })
  }
  return (
    <Form
      label={props.label}
      schema={schema}
      initialValues={initialValues}
      draft={props.draft}
      undraftedFields={props.draftsNoDecisions ? decisions : undefined}
      attempt={props.attempt}
      onSubmit={send}
    >
      <PaymentBody
        {...props}
        settings={settings}
        data={data}
        cardSession={cardSession}
        isRedirecting={isRedirecting}
        receiptCode={earlier?.receiptCode}
      />
    </Form>
  )
}
