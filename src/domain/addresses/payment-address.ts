import type { components } from '../../api/generated/schema.gen.ts'
import { tidyText } from '../../lib/tidy-text.ts'
import type { AddressRules } from './address-field-rules.ts'
import { type AddressValues, chosenCountry, stateIn, tidyPhone, tidyZip } from './address-values.ts'

type PaymentAddress = components['schemas']['PaymentAddress']

export function paymentAddressOf(values: AddressValues, rules: AddressRules): PaymentAddress {
  const country = chosenCountry(values, rules.countries)
  const texts = {
    id: values.id,
    name: rules.name === 'hidden' ? '' : tidyText(values.name),
    organization: rules.organization === 'hidden' ? '' : tidyText(values.organization),
    address1: tidyText(values.address1),
    address2: tidyText(values.address2),
    city: tidyText(values.city),
    state: stateIn(values, country),
    zip: tidyZip(values.zip, country),
    phone: rules.phone === 'hidden' ? '' : tidyPhone(values.phone, rules.phone === 'eleven-digits'),
  }
  const sent: PaymentAddress = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== ''),
  )
  return country ? { ...sent, country: { value: country.id } } : sent
}
