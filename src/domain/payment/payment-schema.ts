import { t } from '@lingui/core/macro'
import { boolean, mixed, type ObjectShape, object, type Schema, string, ValidationError } from 'yup'
import { addressSchema } from '../addresses/address-schema.ts'
import { needsAmount } from './amount/amount-rules.ts'
import { brazilOptionShape } from './brazil/brazil-option-schema.ts'
import { methodForm } from './methods/method-forms.ts'
import { orderFapiaoShape } from './order-fapiao/order-fapiao-schema.ts'
import {
  billingRules,
  invoiceRules,
  methodsShown,
  showsFapiaoQuestion,
} from './payment-form-rules.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { chosenMethod, type PaymentValues } from './payment-values.ts'

const methodSchema = (values: PaymentValues, settings: PaymentSettings) =>
  string()
    .required(() => t`Please choose a payment method.`)
    .test(
      'open',
      () => t`This payment method cannot be used here. Please choose another one.`,
      (chosen) =>
        chosen === '' ||
        methodsShown(settings, values).some(
          ({ id, isDisabled }) => String(id) === chosen && !isDisabled,
        ),
    )

const termsSchema = boolean().isTrue(() => t`Please accept the terms of service before you pay.`)

/** Validates only what the form shows. */
function shapeOf(values: PaymentValues, settings: PaymentSettings): ObjectShape {
  const acceptedTermsAndConditions = termsSchema
  if (settings.isFree) return { acceptedTermsAndConditions }
  const billing = billingRules(settings, values)
  const invoice = invoiceRules(settings, values)
  const method = chosenMethod(values)
  return {
    ...(settings.isBrazilian && brazilOptionShape(values.brazilPaymentMethods)),
    paymentMethodId: methodSchema(values, settings),
    ...methodForm(method).shape?.(settings),
    ...(showsFapiaoQuestion(settings, method) && orderFapiaoShape(values.requireFapiao)),
    ...(billing && { billingAddress: addressSchema(billing) }),
    ...(invoice && { invoiceAddress: addressSchema(invoice) }),
    acceptedTermsAndConditions,
  }
}

/** Follows the chosen method. `amount` validates a typed amount, which is asked for first. */
export function paymentSchema(
  settings: PaymentSettings,
  amount?: Schema<string | undefined>,
): Schema<PaymentValues> {
  return mixed<PaymentValues>()
    .required()
    .test('payment', async (values) => {
      const rules = object(
        amount && needsAmount(values, amount) ? { amount } : shapeOf(values, settings),
      )
      try {
        await rules.validate(values, { abortEarly: false })
        return true
      } catch (error) {
        if (error instanceof ValidationError) return error
        throw error
      }
    })
}
