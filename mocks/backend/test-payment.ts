import { testCards } from './catalogue/test-cards.ts'

/** An address that every way to pay accepts, but for the Brazilian ones. */
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

/** A payment form with a card that is approved. */
export const cardForm = {
  acceptedTermsAndConditions: true,
  paymentMethodId: 3 as const,
  creditCard: { nonce: testCards.approved, type: 'Visa', lastFour: '4242' },
  billingAddress: testAddress,
}

/** The header that names one intention of the person. */
export const testKey = (key: string): Record<string, string> => ({ 'Idempotency-Key': key })
