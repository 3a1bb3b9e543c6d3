import { mixed, type ObjectSchema, object, string, type TestContext } from 'yup'
import { type AddressField, type AddressRules, addressProblem } from './address-field-rules.ts'
import { addressProblemMessage } from './address-messages.ts'
import { type AddressValues, chosenCountry, noAddress } from './address-values.ts'

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
