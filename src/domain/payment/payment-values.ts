import { type AddressValues, noAddress } from '../addresses/address-values.ts'
import type { BrazilOption } from './payment-method-rules.ts'

export type TaxValues = { type: string; number: string }

/**
 * What a payment form holds, by the names of the contract's payments. Choices are texts, empty where nothing
 * is chosen; what is sent of it is made by `paymentDetailsOf`.
 */
export type PaymentValues = {
  /** What is paid in advance, as it was typed; empty where the sum is fixed. */
  amount: string
  /** Whether the amount has been entered, so that the rest is asked for. */
  isAmountLocked: boolean
  paymentMethodId: string
  acceptedTermsAndConditions: boolean
  billingAddress: AddressValues
  invoiceAddressDiffersFromBilling: boolean
  invoiceAddress: AddressValues
  vat: string
  purchaseOrder: { number: string }
  /** Without the card itself, which the provider has. */
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

type Known = {
  /** The address that most payments of the person go with. */
  billingAddress: AddressValues
  /** Two letters of the person's country. */
  country: string
  /** The one method that can be chosen, where there is no other. */
  onlyMethod?: number
  /** What a card is charged in, where the person can choose. */
  cardCurrency?: string
}

/** A payment form as it begins: with what is known of the person, and nothing chosen. */
export function initialPaymentValues({
  billingAddress,
  country,
  onlyMethod,
  cardCurrency = '',
}: Known): PaymentValues {
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

/** The chosen method by its code; undefined where none is. */
export function chosenMethod({ paymentMethodId }: Pick<PaymentValues, 'paymentMethodId'>) {
  return paymentMethodId === '' ? undefined : Number(paymentMethodId)
}
