import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testCards } from '../../backend/reference-data/payment/simulated-cards.ts'

/** Accepted by every payment method except the Brazilian ones. */
export const testAddress = {
  name: 'Helen Marsh',
  organization: 'Duke University',
  phone: '+1 919 555 0142',
  address1: '130 Science Drive',
  city: 'Durham',
  state: 'NC',
  zip: '27708',
  country: { value: 223 },
}

export const cardForm = {
  acceptedTermsAndConditions: true,
  paymentMethodId: paymentMethodIds.creditCard,
  creditCard: { nonce: testCards.approved, type: 'Visa', lastFour: '4242' },
  billingAddress: testAddress,
}

export const payPalForm = {
  ...cardForm,
  creditCard: undefined,
  paymentMethodId: paymentMethodIds.payPal,
}

export const transferForm = { ...payPalForm, paymentMethodId: paymentMethodIds.bankTransfer }

const taxIdentification = { type: 'CPF', number: '529.982.247-25' } as const

export const boletoForm = {
  acceptedTermsAndConditions: true,
  paymentMethodId: paymentMethodIds.boleto,
  brazilPaymentMethods: 'allpago' as const,
  boleto: { payer: 'Rafael Nogueira', taxIdentification },
  billingAddress: {
    organization: 'Unicamp',
    address1: 'Rua Monteiro Lobato, 255',
    city: 'Campinas',
    state: 'SP',
    zip: '13083-862',
    country: { value: 32 },
  },
}

export const testKey = (key: string): Record<string, string> => ({ 'Idempotency-Key': key })
