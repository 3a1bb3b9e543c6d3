import { type AddressValues, noAddress } from '../addresses/address-values.ts'
import type { BrazilOption } from './brazil/brazil-rules.ts'
import { initialMethodValues, type MethodValues } from './methods/method-registry.ts'
import type { PaymentSettings } from './payment-settings.ts'

/**
 * Named as in the contract. An empty string means not chosen; `paymentDetailsOf` makes the request.
 */
export type PaymentValues = MethodValues & {
  /** As typed; empty if the sum is fixed. */
  amount: string
  isAmountLocked: boolean
  paymentMethodId: string
  acceptedTermsAndConditions: boolean
  billingAddress: AddressValues
  invoiceAddressDiffersFromBilling: boolean
  invoiceAddress: AddressValues
  brazilPaymentMethods: '' | BrazilOption
  fapespNumber: string
  requireFapiao: '' | 'yes' | 'no'
  fapiao: {
    id: string
    type: string
    deliveryTimeline: string
    title: string
    taxpayerNumber: string
    specialInstructions: string
  }
}

type InitialPaymentInput = {
  settings: Pick<PaymentSettings, 'isBrazilian'>
  billingAddress: AddressValues
  /** ISO 3166 alpha-2. */
  country: string
  /** Set if there is no other. */
  onlyMethod?: number
}

export function initialPaymentValues({
  settings,
  billingAddress,
  country,
  onlyMethod,
}: InitialPaymentInput): PaymentValues {
  return {
    ...initialMethodValues(settings),
    amount: '',
    isAmountLocked: false,
    paymentMethodId: onlyMethod === undefined ? '' : String(onlyMethod),
    acceptedTermsAndConditions: false,
    billingAddress,
    invoiceAddressDiffersFromBilling: false,
    invoiceAddress: noAddress(country),
    brazilPaymentMethods: '',
    fapespNumber: '',
    requireFapiao: '',
    fapiao: {
      id: '',
      type: '',
      deliveryTimeline: '',
      title: '',
      taxpayerNumber: '',
      specialInstructions: '',
    },
  }
}

export function chosenMethod({ paymentMethodId }: Pick<PaymentValues, 'paymentMethodId'>) {
  return paymentMethodId === '' ? undefined : Number(paymentMethodId)
}
