import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import type { Bill, Course } from './payment-ledger.ts'
import { boletoForm, cardForm, testAddress } from './payment-requests.ts'

const taxIdentification = { type: 'CPF', number: '529.982.247-25' }
const terms = { acceptedTermsAndConditions: true }
const brazilian = {
  ...terms,
  brazilPaymentMethods: 'allpago',
  billingAddress: { ...boletoForm.billingAddress, name: 'Rafael Nogueira', phone: '+55 19 3521 0' },
}
const byCard = (nonce: string) => ({ ...cardForm, creditCard: { nonce } })
const byBrazilianCard = (checkoutId: string) => ({
  ...brazilian,
  paymentMethodId: paymentMethodIds.allpagoCard,
  allpagoCreditCard: { checkoutId, taxIdentification, numberOfInstallments: { value: 1 } },
})

type ModelMethod = {
  course: Course
  us: object
  br: object
  open: Record<'us' | 'br', readonly Bill['kind'][]>
}

const everything = ['payoff', 'prepay', 'digital', 'order'] as const
const everywhere = { us: everything, br: everything }
const onPaper = ['payoff', 'order'] as const

export const modelMethods = {
  card: {
    course: 'at-once',
    us: byCard('card-approved-4242'),
    br: byBrazilianCard('checkout-approved-1'),
    open: everywhere,
  },
  declinedCard: {
    course: 'at-once',
    us: byCard('card-declined-0002'),
    br: byBrazilianCard('checkout-declined-1'),
    open: everywhere,
  },
  cardWithStep: {
    course: 'external-page',
    us: byCard('card-three-d-3220'),
    br: byBrazilianCard('checkout-three-d-1'),
    open: everywhere,
  },
  payPal: {
    course: 'external-page',
    us: { ...terms, paymentMethodId: paymentMethodIds.payPal, billingAddress: testAddress },
    br: {
      ...brazilian,
      paymentMethodId: paymentMethodIds.allpagoPayPal,
      allpagoPaypal: { taxIdentification },
    },
    open: everywhere,
  },
  boleto: {
    course: 'boleto',
    us: boletoForm,
    br: boletoForm,
    open: { us: [], br: ['payoff', 'order', 'prepay'] },
  },
  bank: {
    course: 'bank',
    us: { ...terms, paymentMethodId: paymentMethodIds.bankTransfer, billingAddress: testAddress },
    br: {
      ...brazilian,
      paymentMethodId: paymentMethodIds.bankTransfer,
      brazilPaymentMethods: 'fapesp',
      fapespNumber: '2024/01234-5',
    },
    open: { us: onPaper, br: onPaper },
  },
} as const satisfies Record<string, ModelMethod>

/** Digital products of the model, with prices in cents of each site's currency. */
export const digitalOffers = {
  editing: { product: 'digital-editing-year', us: 11_900, br: 66_111 },
  translation: { product: 'translations-1', us: 4_000, br: 22_222 },
} as const
