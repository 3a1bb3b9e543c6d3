import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { noAddress } from '../../addresses/address-values.ts'
import { testCountries } from '../../addresses/test-countries.ts'
import { initialPaymentValues, type PaymentValues } from '../choices/payment-values.ts'
import type { PaymentSettings } from '../payment-settings.ts'

const { credits, free, voucher, ...chosenIds } = paymentMethodIds

export const testSettings = (changes: Partial<PaymentSettings> = {}): PaymentSettings => ({
  context: 'order',
  isFree: false,
  isChinese: false,
  isBrazilian: false,
  isStaff: false,
  offersFapiao: false,
  getsInvoice: true,
  requestsFapiaoLater: false,
  countries: Object.values(testCountries),
  methods: Object.values(chosenIds).map((id) => ({ id, name: `method ${id}` })),
  ...changes,
})

export const wholeAddress = {
  ...noAddress('US'),
  name: 'Helen Marsh',
  organization: 'Duke University',
  address1: '130 Science Drive',
  city: 'Durham',
  states: { US: 'NC' },
  zip: '27708',
  phone: '+1 919 555 0142',
}

export const testValues = (
  method: number,
  changes: Partial<PaymentValues> = {},
): PaymentValues => ({
  ...initialPaymentValues({
    settings: { isBrazilian: false },
    billingAddress: wholeAddress,
    country: 'US',
    firstMethod: method,
  }),
  creditCard: { isEntered: true, currency: { value: '' }, braintreeSaveCC: false },
  acceptedTermsAndConditions: true,
  ...changes,
})
