import type { components } from '../../api/schema.gen.ts'
import type { AddressRules } from './address-problem.ts'
import { type AddressValues, chosenCountry, stateIn, tidyPhone, tidyZip } from './address-values.ts'

type PaymentAddress = components['schemas']['PaymentAddress']

/** What a payment sends of an address: only what its form asks for, and nothing that is empty. */
export function paymentAddressOf(values: AddressValues, rules: AddressRules): PaymentAddress {
  const country = chosenCountry(values, rules.countries)
  const texts = {
    id: values.id,
    name: rules.name === 'hidden' ? '' : values.name.trim(),
    organization: rules.organization === 'hidden' ? '' : values.organization.trim(),
    address1: values.address1.trim(),
    address2: values.address2.trim(),
    city: values.city.trim(),
    state: stateIn(values, country),
    zip: tidyZip(values.zip, country),
    phone: rules.phone === 'hidden' ? '' : tidyPhone(values.phone, rules.phone === 'eleven-digits'),
  }
  const sent: PaymentAddress = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== ''),
  )
  return country ? { ...sent, country: { value: country.id } } : sent
}
