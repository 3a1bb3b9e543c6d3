import type { Schemas } from './contract-types.ts'

type Body =
  | Schemas['OrderFormPayment']
  | Schemas['InvoicePayOff']
  | Schemas['PrepaymentPayment']
  | Schemas['DigitalPurchasePayment']

type NamesIn<Bodies> = Bodies extends unknown ? keyof Bodies : never

type ValueIn<Bodies, Name extends PropertyKey> = Bodies extends unknown
  ? Name extends keyof Bodies
    ? Bodies[Name]
    : never
  : never

/** Payment request with the fields of every payment method, for whatever is paid. */
export type PaymentFormBody = Pick<Body, 'acceptedTermsAndConditions' | 'paymentMethodId'> & {
  [Name in NamesIn<Body>]?: ValueIn<Body, Name>
}
