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

/** What a form asks of an address. */
export type AddressRules = {
  /** The countries that can be chosen; with only one, it is the country. */
  countries: readonly Country[]
  name: 'required' | 'hidden'
  /** `payer` is required too: an invoice names the organization that pays it. */
  organization: 'required' | 'payer' | 'optional' | 'hidden'
  /** `eleven-digits` is required: a Chinese mobile number, as a fapiao needs it. */
  phone: 'required' | 'optional' | 'eleven-digits' | 'hidden'
  /** Left out, it is required wherever the country has postal codes. */
  zip?: 'optional'
}

export type Need = 'required' | 'optional' | 'hidden'

/** Whether a field is shown and must be filled in, in an address in a country. */
export function needOf(
  field: AddressField,
  rules: AddressRules,
  country: Country | undefined,
): Need {
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

const most: Record<Exclude<AddressField, 'country'>, number> = {
  name: 50,
  organization: 60,
  address1: 100,
  address2: 100,
  city: 40,
  state: 30,
  zip: 9,
  phone: 25,
}

const leastOfPhone = 7

/** What is wrong with one field. */
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

/**
 * What is wrong with a field of an address by the rules of its form, or undefined. Lengths count
 * characters as people do. An empty field breaks no rule but that of being required.
 */
export function addressProblem(
  field: AddressField,
  values: AddressValues,
  rules: AddressRules,
): AddressProblem | undefined {
  const country = chosenCountry(values, rules.countries)
  const need = needOf(field, rules, country)
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
  if (length > most[field]) return { kind: 'too-long', most: most[field], length }
  if (field === 'phone' && length < leastOfPhone) {
    return { kind: 'phone-too-short', least: leastOfPhone }
  }
  return undefined
}
