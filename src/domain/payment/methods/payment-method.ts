import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ObjectShape } from 'yup'
import type { components } from '../../../api/generated/schema.gen.ts'
import type { PaymentByMethod } from '../../../api/payment.ts'
import type { RefusalFields } from '../../../ui/form/refusal-at.ts'
import type { Card } from '../card/card-provider.ts'
import type { PaymentContext, PaymentSettings } from '../payment-settings.ts'
import type { MethodForm } from './method-form.ts'

type Schemas = components['schemas']

/** Every payment refuses with the same keys. */
export type PaymentOperation = 'payForOrder' | 'payForPrepayment'

export type MethodNeeds = {
  /** Whether a billing address is required; the next three are its fields. */
  billing: boolean
  name: boolean
  organization: boolean
  phone: boolean
  /** A separate invoice address is possible. */
  invoiceAddress: boolean
  fapiao: boolean
  fapesp: boolean
  /** Goes through the Brazilian gateway and accepts Brazilian addresses only. */
  brazilian: boolean
}

export const noNeeds: MethodNeeds = {
  billing: false,
  name: false,
  organization: false,
  phone: false,
  invoiceAddress: false,
  fapiao: false,
  fapesp: false,
  brazilian: false,
}

export const addressNeeds: MethodNeeds = { ...noNeeds, billing: true }

export const namedAddressNeeds: MethodNeeds = {
  ...addressNeeds,
  name: true,
  phone: true,
  invoiceAddress: true,
}

/** What a method is recognized by, drawn beside its name. */
export type MarkName =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'elo'
  | 'card'
  | 'wallet'
  | 'phone'
  | 'scan'
  | 'bank'
  | 'barcode'
  | 'code'
  | 'page'

type MethodFacts = {
  confirmation: MessageDescriptor
  alsoNeeds: readonly MessageDescriptor[]
}

export const confirmedAtOnce = msg`Confirmed at once.`

export const factsAtOnce: MethodFacts = { confirmation: confirmedAtOnce, alsoNeeds: [] }

/** `disabled` methods are listed; with `staff-only` ones, staff have no others. */
type Restriction = 'excluded' | 'disabled' | 'staff-only'

type RequestInput<Values> = {
  values: Values
  billingAddress: Schemas['PaymentAddress']
  requiresFapiao: boolean
  /** Rejects with a FormFailure. */
  requestCard: () => Promise<Card>
}

type MethodRequest<Id> = PaymentByMethod & { paymentMethodId: Id }

type PaymentMethodDefinition<Id extends Schemas['PaymentMethodId'], Values extends object> = {
  id: Id
  name: MessageDescriptor
  hint?: MessageDescriptor
  hintWithoutInvoice?: MessageDescriptor
  marks?: readonly MarkName[]
  /** Label of the button, for a method that pays nothing when it is pressed. */
  submitLabel?: (context: PaymentContext) => MessageDescriptor
  billingName?: MessageDescriptor
  /** Within a sentence, with what a Brazilian customer has to know of it. */
  nameInBrazil?: MessageDescriptor
  needs: MethodNeeds
  facts: MethodFacts
  /** Follows from what is applied to the bill, and is never listed. */
  isApplied?: true
  restrictions?: Partial<Record<PaymentContext, Restriction>>
  initialValues?: (settings: Pick<PaymentSettings, 'isBrazilian'>) => Values
  /** Its fields; receipts do without. */
  form?: () => Promise<MethodForm>
  /** Validates them; loaded with Yup. */
  shape?: (settings: Pick<PaymentSettings, 'isBrazilian'>) => Promise<ObjectShape>
  refusedFields?: RefusalFields<PaymentOperation, Values>
  request: (input: RequestInput<Values>) => MethodRequest<Id> | Promise<MethodRequest<Id>>
}

export const definePaymentMethod = <Id extends Schemas['PaymentMethodId'], Values extends object>(
  definition: PaymentMethodDefinition<Id, Values>,
): PaymentMethodDefinition<Id, Values> => definition
