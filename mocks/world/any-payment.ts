import type { components } from '../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']

/** The bodies of the calls that pay. */
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

/** A payment as the rules read it, whatever it is for: the fields of every way to pay, of which each has some. */
export type AnyPayment = Pick<Body, 'acceptedTermsAndConditions' | 'paymentMethodId'> & {
  [Name in NamesIn<Body>]?: ValueIn<Body, Name>
}
