import { type AddressValues, noAddress } from '../../addresses/address-values.ts'
import type { BrazilOption } from '../brazil/brazil-rules.ts'
import type { FundValues } from '../funds/funds-rules.ts'
import type { PaymentSettings } from '../payment-settings.ts'
import { initialMethodValues, type MethodValues } from './method-registry.ts'

/** Both empty until chosen, and where no digital product is bought. */
export type DigitalPurchaseValues = { language: string; availablePurchaseIdentity: string }

const noDigitalPurchase: DigitalPurchaseValues = { language: '', availablePurchaseIdentity: '' }

/** Named as in the contract. An empty string means not chosen. */
export type PaymentValues = MethodValues &
  FundValues & {
    /** As typed; empty if the sum is fixed. */
    amount: string
    isAmountLocked: boolean
    digitalPurchase: DigitalPurchaseValues
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

export type InitialPaymentInput = {
  settings: Pick<PaymentSettings, 'isBrazilian'>
  billingAddress: AddressValues
  /** ISO 3166 alpha-2. */
  country: string
  /** Set if there is no other, or the person came back from its page. */
  firstMethod?: number | undefined
  funds?: FundValues | undefined
  digitalPurchase?: DigitalPurchaseValues | undefined
}

const unfunded: FundValues = { useCredits: 'no', prepaymentOption: 'none', prepaymentAmount: '' }

export function initialPaymentValues({
  settings,
  billingAddress,
  country,
  firstMethod,
  funds = unfunded,
  digitalPurchase = noDigitalPurchase,
}: InitialPaymentInput): PaymentValues {
  return {
    ...initialMethodValues(settings),
    ...funds,
    amount: '',
    isAmountLocked: false,
    digitalPurchase,
    paymentMethodId: firstMethod === undefined ? '' : String(firstMethod),
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

export type SummedValues = Pick<PaymentValues, 'amount' | 'digitalPurchase'>

export const nothingSummed: SummedValues = { amount: '', digitalPurchase: noDigitalPurchase }

export function chosenMethod({ paymentMethodId }: Pick<PaymentValues, 'paymentMethodId'>) {
  return paymentMethodId === '' ? undefined : Number(paymentMethodId)
}
