import type { Schemas } from '../../../../world/rows/contract-types.ts'
import type { PaymentFormBody } from '../../../../world/rows/payment-form-body.ts'
import { countryNamed } from '../../../reference-data/regions/countries.ts'
import { isBlank } from '../methods/is-blank.ts'
import { methodOf } from '../methods/payment-methods.ts'
import type { PaymentRefusal } from './validate-funds.ts'

const brazilId = 32

function isComplete(address: Schemas['PaymentAddress']): boolean {
  const country = countryNamed(address.country?.value)
  if (!country || isBlank(address.address1) || isBlank(address.city)) return false
  if (country.states.length > 0 && isBlank(address.state)) return false
  return !country.hasPostcodes || !isBlank(address.zip)
}

/** 7 to 25 characters; with an order fapiao exactly 11 digits. */
export function isPhone(phone: string | undefined, withFapiao: boolean): boolean {
  const text = (phone ?? '').trim()
  return withFapiao ? /^\d{11}$/.test(text) : text.length >= 7 && text.length <= 25
}

type AddressValidationInput = {
  form: PaymentFormBody
  method: Schemas['PaymentMethodId']
  isChinese: boolean
  withFapiao: boolean
}

export function validatePaymentAddresses({
  form,
  method,
  isChinese,
  withFapiao,
}: AddressValidationInput): PaymentRefusal | undefined {
  const { needs, brazilian } = methodOf(method)
  if (!needs.address) return undefined
  const address = form.billingAddress ?? {}
  const country = address.country?.value
  if (country !== undefined && (!countryNamed(country) || (brazilian && country !== brazilId))) {
    return 'payment-country-not-supported'
  }
  if (needs.organization && isBlank(address.organization)) return 'payment-organization-required'
  if (!isComplete(address) || (needs.name && isBlank(address.name))) {
    return 'payment-address-incomplete'
  }
  if (country === brazilId && !/^\d{5}-?\d{3}$/.test(address.zip ?? '')) {
    return 'payment-postcode-invalid'
  }
  const phoneShown = needs.phone || withFapiao
  const phoneOptional = isChinese && !withFapiao && isBlank(address.phone)
  if (phoneShown && !phoneOptional && !isPhone(address.phone, withFapiao)) {
    return 'payment-phone-invalid'
  }
  return validateInvoiceAddress(form, method)
}

/** Only bank transfers and the like have a separate invoice address. */
function validateInvoiceAddress(
  form: PaymentFormBody,
  method: Schemas['PaymentMethodId'],
): PaymentRefusal | undefined {
  const isSame = form.invoiceAddressSameAsBilling ?? !form.invoiceAddressDiffersFromBilling
  const { course } = methodOf(method)
  if (isSame || course === 'card' || course === 'redirect') return undefined
  const address = form.invoiceAddress ?? {}
  if (isBlank(address.organization)) return 'invoice-payer-name-required'
  return isComplete(address) ? undefined : 'payment-invoice-address-incomplete'
}
