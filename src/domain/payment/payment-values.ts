import { type AddressValues, noAddress } from '../addresses/address-values.ts'
import type { BrazilOption } from './payment-method-rules.ts'

export type TaxValues = { type: string; number: string }

/**
 * Named as in the contract. An empty string means not chosen; `paymentDetailsOf` makes the request.
 */
export type PaymentValues = {
  /** As typed; empty if the sum is fixed. */
  amount: string
  isAmountLocked: boolean
  paymentMethodId: string
  acceptedTermsAndConditions: boolean
  billingAddress: AddressValues
  invoiceAddressDiffersFromBilling: boolean
  invoiceAddress: AddressValues
  vat: string
  purchaseOrder: { number: string }
  /** The card itself stays with the provider. */
  creditCard: { currency: { value: string }; braintreeSaveCC: boolean }
  brazilPaymentMethods: '' | BrazilOption
  fapespNumber: string
  allpagoCreditCard: {
    checkoutId: string
    numberOfInstallments: { value: string }
    taxIdentification: TaxValues
    createRegistration: boolean
  }
  allpagoPaypal: { taxIdentification: TaxValues }
  boleto: { payer: string; processNumber: string; taxIdentification: TaxValues }
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

const noTax: TaxValues = { type: '', number: '' }

type InitialPaymentInput = {
  billingAddress: AddressValues
  /** ISO 3166 alpha-2. */
  country: string
  /** Set if there is no other. */
  onlyMethod?: number
  /** Set if the user can choose the currency. */
  cardCurrency?: string
}

export function initialPaymentValues({
  billingAddress,
  country,
  onlyMethod,
  cardCurrency = '',
}: InitialPaymentInput): PaymentValues {
  return {
    amount: '',
    isAmountLocked: false,
    paymentMethodId: onlyMethod === undefined ? '' : String(onlyMethod),
    acceptedTermsAndConditions: false,
    billingAddress,
    invoiceAddressDiffersFromBilling: false,
    invoiceAddress: noAddress(country),
    vat: '',
    purchaseOrder: { number: '' },
    creditCard: { currency: { value: cardCurrency }, braintreeSaveCC: false },
    brazilPaymentMethods: '',
    fapespNumber: '',
    allpagoCreditCard: {
      checkoutId: '',
      numberOfInstallments: { value: '' },
      taxIdentification: noTax,
      createRegistration: false,
    },
    allpagoPaypal: { taxIdentification: noTax },
    boleto: { payer: '', processNumber: '', taxIdentification: noTax },
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
