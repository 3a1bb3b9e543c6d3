import { useState } from 'react'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { Form } from '../../../ui/form/form.tsx'
import { createCardSession } from '../card/card-session.ts'
import { CardSessionContext } from '../card/card-session-context.ts'
import { loadMethodShapes } from '../choices/method-registry.ts'
import { nothingSummed, type PaymentValues } from '../choices/payment-values.ts'
import { initialFundValues } from '../funds/funds-rules.ts'
import { usePaymentData } from '../payment-data-context.ts'
import { paymentSettings, withoutCharge } from '../payment-settings.ts'
import { initialValuesForUser } from './initial-values.ts'
import { PaymentBody, type PaymentFormProps } from './payment-body.tsx'
import { chargeIn, fundedBill } from './payment-sum.ts'

const fieldName = fieldsOf<PaymentValues>()

const decisions = [
  fieldName('acceptedTermsAndConditions'),
  fieldName('useCredits'),
  fieldName('prepaymentOption'),
  fieldName('prepaymentAmount'),
]

const loadSubmission = () => import('./submit-payment.ts')

export function PaymentForm({ purpose, attempt, ...shown }: PaymentFormProps) {
  const { application, user, data, countries } = usePaymentData()
  const { firstFunds = initialFundValues, amountRule: amount, packageRule, context } = purpose
  const [cardSession] = useState(createCardSession)
  const { paymentMethods: methods } = data
  const { withoutFapiao, withoutInvoice } = purpose
  const settings = paymentSettings({
    ...{ application, user, countries, methods, context, withoutFapiao, withoutInvoice },
  })
  const settingsFor = (values: PaymentValues) =>
    chargeIn(purpose, values)?.due === 0 ? withoutCharge(settings) : settings
  const bill = fundedBill(purpose, nothingSummed)
  const [initialValues] = useState(() =>
    initialValuesForUser(settings, user, data, {
      lastMethod: typeof attempt.earlier === 'object' ? attempt.earlier.paymentMethodId : undefined,
      funds: bill && firstFunds(bill),
      digitalPurchase: purpose.digitalPurchase,
    }),
  )
  const { redirectHosts } = application.config
  // Loads Yup, and what sending needs, at the first input.
  const schema = async () => {
    const [{ paymentSchema }, shapes] = await Promise.all([
      import('./payment-schema.ts'),
      loadMethodShapes(methods, settings),
      loadSubmission(),
    ])
    return paymentSchema({ settingsFor, shapes, amount, bill, packageRule })
  }
  return (
    <Form
      label={purpose.label}
      schema={schema}
      initialValues={initialValues}
      draft={attempt.draft}
      isCarriedOn={purpose.isCarriedOn}
      undraftedFields={purpose.draftsNoDecisions ? decisions : undefined}
      attempt={attempt.form}
      onSubmit={async (values: PaymentValues, { idempotencyKey }) => {
        const { submitPayment } = await loadSubmission()
        return submitPayment(
          { purpose, attempt, settingsFor, cardSession, redirectHosts },
          values,
          idempotencyKey,
        )
      }}
    >
      <CardSessionContext value={cardSession}>
        <PaymentBody {...shown} purpose={purpose} attempt={attempt} settings={settings} />
      </CardSessionContext>
    </Form>
  )
}
