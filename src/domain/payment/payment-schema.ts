import { t } from '@lingui/core/macro'
import { boolean, mixed, type ObjectShape, object, type Schema, string, ValidationError } from 'yup'
import { addressSchema } from '../addresses/address-schema.ts'
import { asksAmount } from './amount/asks-amount.ts'
import {
  allpagoCardShape,
  allpagoPaypalShape,
  boletoShape,
  brazilOptionShape,
} from './methods/brazil-schema.ts'
import { cardShape } from './methods/card-schema.ts'
import { orderFapiaoShape } from './methods/order-fapiao-schema.ts'
import {
  billingRules,
  invoiceRules,
  methodsShown,
  type PaymentSettings,
  showsFapiaoQuestion,
} from './payment-settings.ts'
import { chosenMethod, type PaymentValues } from './payment-values.ts'

const longestVat = 30
const longestPurchaseOrder = 60

const short = (most: number) =>
  string()
    .trim()
    .max(most, () => t`Please use no more than ${most} characters.`)

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

/** The rules of what only this method asks for. */
function methodShape(method: number | undefined, { isBrazilian }: PaymentSettings): ObjectShape {
  switch (method) {
    case 3:
      return isBrazilian ? cardShape : {}
    case 9:
      return {
        vat: short(longestVat),
        purchaseOrder: object({ number: short(longestPurchaseOrder) }),
      }
    case 20:
      return boletoShape
    case 22:
      return allpagoPaypalShape
    case 23:
      return allpagoCardShape
    default:
      return {}
  }
}

/** The rules of what this payment asks for, as it stands; what it does not ask for has none. */
function shapeOf(values: PaymentValues, settings: PaymentSettings): ObjectShape {
  const acceptedTermsAndConditions = termsSchema
  if (settings.isFree) return { acceptedTermsAndConditions }
  const billing = billingRules(settings, values)
  const invoice = invoiceRules(settings, values)
  const method = chosenMethod(values)
  return {
    ...(settings.isBrazilian && brazilOptionShape(values.brazilPaymentMethods)),
    paymentMethodId: methodSchema(values, settings),
    ...methodShape(method, settings),
    ...(showsFapiaoQuestion(settings, method) && orderFapiaoShape(values.requireFapiao)),
    ...(billing && { billingAddress: addressSchema(billing) }),
    ...(invoice && { invoiceAddress: addressSchema(invoice) }),
    acceptedTermsAndConditions,
  }
}

/**
 * The rules of a payment form: of each moment those of the method that is chosen then. `amount` is the rule of
 * a sum that is typed, and asked for before everything else.
 */
export function paymentSchema(
  settings: PaymentSettings,
  amount?: Schema<string | undefined>,
): Schema<PaymentValues> {
  return mixed<PaymentValues>()
    .required()
    .test('payment', async (values) => {
      const rules = object(
        amount && asksAmount(values, amount) ? { amount } : shapeOf(values, settings),
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
