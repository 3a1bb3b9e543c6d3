import { t } from '@lingui/core/macro'
import { boolean, mixed, type ObjectShape, object, type Schema, string, ValidationError } from 'yup'
import { addressSchema } from '../../addresses/address-schema.ts'
import { brazilOptionShape } from '../brazil-option/brazil-option-schema.ts'
import type { MethodShapes } from '../choices/method-registry.ts'
import {
  billingRules,
  invoiceRules,
  methodsShown,
  showsFapiaoQuestion,
} from '../choices/payment-form-rules.ts'
import { chosenMethod, type PaymentValues } from '../choices/payment-values.ts'
import type { FundedBill } from '../funds/funds-rules.ts'
import { fundsShape } from '../funds/funds-schema.ts'
import { orderFapiaoShape } from '../order-fapiao/order-fapiao-schema.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { needsAmount } from './amount-rules.ts'

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

function shapeOf(
  values: PaymentValues,
  { settingsFor, shapes, bill, packageRule }: Omit<PaymentSchemaInput, 'amount'>,
): ObjectShape {
  const settings = settingsFor(values)
  const acceptedTermsAndConditions = termsSchema
  const sum = {
    ...(packageRule && { digitalPurchase: object({ availablePurchaseIdentity: packageRule }) }),
    ...(bill && fundsShape(bill, values)),
  }
  if (settings.isFree) return { ...sum, acceptedTermsAndConditions }
  const billing = billingRules(settings, values)
  const invoice = invoiceRules(settings, values)
  const method = chosenMethod(values)
  return {
    ...sum,
    ...(settings.isBrazilian && brazilOptionShape(values.brazilPaymentMethods)),
    paymentMethodId: methodSchema(values, settings),
    ...(method !== undefined && shapes.get(method)),
    ...(showsFapiaoQuestion(settings, method) && orderFapiaoShape(values.requireFapiao)),
    ...(billing && { billingAddress: addressSchema(billing) }),
    ...(invoice && { invoiceAddress: addressSchema(invoice) }),
    acceptedTermsAndConditions,
  }
}

type PaymentSchemaInput = {
  settingsFor: (values: PaymentValues) => PaymentSettings
  shapes: MethodShapes
  amount?: Schema<string | undefined> | undefined
  bill?: FundedBill | undefined
  packageRule?: Schema<string | undefined> | undefined
}

export function paymentSchema({ amount, ...input }: PaymentSchemaInput): Schema<PaymentValues> {
  return mixed<PaymentValues>()
    .required()
    .test('payment', async (values) => {
      const rules = object(
        amount && needsAmount(values, amount) ? { amount } : shapeOf(values, input),
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
