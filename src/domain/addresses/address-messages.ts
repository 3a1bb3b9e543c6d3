import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { AddressField, AddressProblem, AddressRules } from './address-field-rules.ts'

const missing: Record<AddressField, MessageDescriptor> = {
  name: msg`Customer name is required`,
  organization: msg`Organization name is required`,
  country: msg`Please choose your country.`,
  address1: msg`Please enter your address.`,
  address2: msg`Please enter your address.`,
  city: msg`Please enter your city.`,
  state: msg`Please choose your state.`,
  zip: msg`Please enter your zip code.`,
  phone: msg`Phone number is required`,
}

const payerMissing = msg`Please enter the name of the organization that will pay the invoice.`

export function addressProblemMessage(
  field: AddressField,
  problem: AddressProblem,
  { organization }: Pick<AddressRules, 'organization'>,
): string {
  switch (problem.kind) {
    case 'missing':
      return i18n._(
        field === 'organization' && organization === 'payer' ? payerMissing : missing[field],
      )
    case 'no-brazilian-postcode':
      return t`Postcode must be 8 digits.`
    case 'not-eleven-digits':
      return t`Phone number must be 11 digits.`
    case 'phone-too-short': {
      const { least } = problem
      return t`Please enter a phone number of at least ${plural(least, { one: '# character', other: '# characters' })}.`
    }
    case 'too-long': {
      const { most, length } = problem
      return t`Please use no more than ${plural(most, { one: '# character', other: '# characters' })}. You’ve entered ${length}.`
    }
  }
}
