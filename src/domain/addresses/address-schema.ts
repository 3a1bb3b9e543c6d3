import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { mixed, type ObjectSchema, object, string, type TestContext } from 'yup'
import {
  type AddressField,
  type AddressProblem,
  type AddressRules,
  addressProblem,
} from './address-field-rules.ts'
import { type AddressValues, chosenCountry, noAddress } from './address-values.ts'

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

const labels: Record<AddressField, MessageDescriptor> = {
  name: msg`Customer name`,
  organization: msg`Organization name`,
  country: msg`Country`,
  address1: msg`Address`,
  address2: msg`Address, second line`,
  city: msg`City`,
  state: msg`State or province`,
  zip: msg`Zip code`,
  phone: msg`Phone number`,
}

const payerMissing = msg`Please enter the name of the organization that will pay the invoice.`

function addressProblemMessage(
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
      const label = i18n._(labels[field])
      return t`${label}: please use no more than ${plural(most, { one: '# character', other: '# characters' })}. You’ve entered ${length}.`
    }
  }
}

/** Validates only; `addressDetailsOf` and `paymentAddressOf` normalize. */
export function addressSchema(rules: AddressRules): ObjectSchema<AddressValues> {
  function problemIn(field: AddressField, values: AddressValues): string | undefined {
    const problem = addressProblem(field, values, rules)
    return problem && addressProblemMessage(field, problem, rules)
  }
  function judge(field: AddressField, { parent, createError, path }: TestContext, at = path) {
    const message = problemIn(field, { ...noAddress(), ...parent })
    return message === undefined || createError({ path: at, message })
  }
  const text = (field: Exclude<AddressField, 'state'>) =>
    string()
      .default('')
      .test('address', (_value, context) => judge(field, context))
  return object({
    id: string().default(''),
    name: text('name'),
    organization: text('organization'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    country: text('country'),
    states: mixed<Record<string, string>>()
      .default({})
      .test('address', (_states, context) => {
        const { code = '' } = chosenCountry(context.parent, rules.countries) ?? {}
        return judge('state', context, `${context.path}.${code}`)
      }),
    zip: text('zip'),
    phone: text('phone'),
  })
}
