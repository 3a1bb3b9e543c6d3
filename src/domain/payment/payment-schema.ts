import { t } from '@lingui/core/macro'
import { boolean, mixed, type ObjectShape, object, type Schema, string, ValidationError } from 'yup'
import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'
import { addressSchema } from '../addresses/address-schema.ts'
import { needsAmount } from './amount/amount-rules.ts'
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

function methodShape(method: number | undefined, { isBrazilian }: PaymentSettings): ObjectShape {
  switch (method) {
    case paymentMethodIds.creditCard:
      return isBrazilian ? cardShape : {}
    case paymentMethodIds.bankTransfer:
      return {
        vat: short(longestVat),
        purchaseOrder: object({ number: short(longestPurchaseOrder) }),
      }
    case paymentMethodIds.boleto:
      return boletoShape
    case paymentMethodIds.allpagoPayPal:
      return allpagoPaypalShape
    case paymentMethodIds.allpagoCard:
      return allpagoCardShape
    default:
      return {}
  }
}

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
    ...methodShape(method, settings),
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
