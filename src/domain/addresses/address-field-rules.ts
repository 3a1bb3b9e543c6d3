import { hasPostalCodes } from '../../lib/postal-codes.ts'
import { tidyText } from '../../lib/tidy-text.ts'
import type { Country } from '../countries/country-choices.ts'
import { type AddressValues, chosenCountry, stateIn, tidyPhone, tidyZip } from './address-values.ts'

export type AddressField =
  | 'name'
  | 'organization'
  | 'country'
  | 'address1'
  | 'address2'
  | 'city'
  | 'state'
  | 'zip'
  | 'phone'

export type AddressRules = {
  countries: readonly Country[]
  name: 'required' | 'hidden'
  /** `payer` is required, with the wording of an invoice. */
  organization: 'required' | 'payer' | 'optional' | 'hidden'
  /** `eleven-digits` is required: a Chinese mobile number, for a fapiao. */
  phone: 'required' | 'optional' | 'eleven-digits' | 'hidden'
  /** By default required wherever the country has postal codes. */
  zip?: 'optional'
}

export type FieldNeed = 'required' | 'optional' | 'hidden'

export function fieldNeed(
  field: AddressField,
  rules: AddressRules,
  country: Country | undefined,
): FieldNeed {
  switch (field) {
    case 'name':
      return rules.name
    case 'organization':
      return rules.organization === 'payer' ? 'required' : rules.organization
    case 'phone':
      return rules.phone === 'eleven-digits' ? 'required' : rules.phone
    case 'state':
      if (!country) return 'hidden'
      return country.states.length > 0 ? 'required' : 'optional'
    case 'zip':
      return rules.zip === 'optional' || (country && !hasPostalCodes(country.code))
        ? 'optional'
        : 'required'
    case 'address2':
      return 'optional'
    default:
      return 'required'
  }
}

const maxLengths: Record<Exclude<AddressField, 'country'>, number> = {
  name: 50,
  organization: 60,
  address1: 100,
  address2: 100,
  city: 40,
  state: 30,
  zip: 9,
  phone: 25,
}

const minPhoneLength = 7

export type AddressProblem =
  | { kind: 'missing' }
  | { kind: 'too-long'; most: number; length: number }
  | { kind: 'no-brazilian-postcode' }
  | { kind: 'not-eleven-digits' }
  | { kind: 'phone-too-short'; least: number }

function textOf(
  field: Exclude<AddressField, 'country'>,
  values: AddressValues,
  rules: AddressRules,
  country: Country | undefined,
): string {
  if (field === 'state') return stateIn(values, country)
  if (field === 'zip') return tidyZip(values.zip, country)
  if (field === 'phone') return tidyPhone(values.phone, rules.phone === 'eleven-digits')
  return tidyText(values[field])
}

/** Lengths count code points. An empty optional field breaks no rule. */
export function addressProblem(
  field: AddressField,
  values: AddressValues,
  rules: AddressRules,
): AddressProblem | undefined {
  const country = chosenCountry(values, rules.countries)
  const need = fieldNeed(field, rules, country)
  if (need === 'hidden') return undefined
  if (field === 'country') return country ? undefined : { kind: 'missing' }
  const text = textOf(field, values, rules, country)
  if (text === '') return need === 'required' ? { kind: 'missing' } : undefined
  if (field === 'state' && country && country.states.length > 0) {
    return country.states.some(({ code }) => code === text) ? undefined : { kind: 'missing' }
  }
  if (field === 'zip' && country?.code === 'BR' && !/^\d{5}-?\d{3}$/.test(text)) {
    return { kind: 'no-brazilian-postcode' }
  }
  if (field === 'phone' && rules.phone === 'eleven-digits') {
    return /^\d{11}$/.test(text) ? undefined : { kind: 'not-eleven-digits' }
  }
  const length = [...text].length
  if (length > maxLengths[field]) return { kind: 'too-long', most: maxLengths[field], length }
  if (field === 'phone' && length < minPhoneLength) {
    return { kind: 'phone-too-short', least: minPhoneLength }
  }
  return undefined
}
