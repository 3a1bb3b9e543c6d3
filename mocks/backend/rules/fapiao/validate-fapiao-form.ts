import { isEmailAddress } from '../../../../src/lib/is-email-address.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'

const longestName = 100
const longestPhone = 15

export type ReadFapiao = Pick<
  Schemas['FapiaoCreation'],
  'type' | 'serviceType' | 'organizationName' | 'contactEmail'
> & {
  taxpayerNumber: string | null
  contactPhone: string | null
}

export function readFapiao(request: Schemas['FapiaoCreation']): ReadFapiao {
  const { type, serviceType, organizationName, contactEmail, taxpayerNumber, contactPhone } =
    request
  return {
    type,
    serviceType,
    organizationName: organizationName.trim(),
    contactEmail: contactEmail.trim(),
    taxpayerNumber: taxpayerNumber?.trim() || null,
    contactPhone: contactPhone?.trim() || null,
  }
}

export function validateFapiaoForm(form: ReadFapiao): Schemas['FapiaoRefusalKey'] | undefined {
  const { type, organizationName, taxpayerNumber, contactEmail, contactPhone } = form
  const isSpecial = type === 'special'
  const hasName = organizationName !== '' && [...organizationName].length <= longestName
  if (!hasName || /\p{Script=Latin}/u.test(organizationName))
    return 'fapiao-organization-name-error'
  if (taxpayerNumber === null ? isSpecial : !/^[0-9A-Z]{6,20}$/.test(taxpayerNumber)) {
    return 'fapiao-taxpayer-number-error'
  }
  if (!isEmailAddress(contactEmail)) return 'emailAddressInvalidFormat'
  if (contactPhone === null) return isSpecial ? 'fapiao-phone-required' : undefined
  return contactPhone.length > longestPhone ? 'phone-number-too-long' : undefined
}
