import { refusalAt } from '../../ui/form/errors/refusal-at.ts'
import type { FapiaoValues } from './fapiao-field-rules.ts'

export const fapiaoFailure = refusalAt<'createFapiao', FapiaoValues>({
  'fapiao-organization-name-error': 'organizationName',
  'fapiao-taxpayer-number-error': 'taxpayerNumber',
  emailAddressInvalidFormat: 'contactEmail',
  'phone-number-too-long': 'contactPhone',
  'fapiao-phone-required': 'contactPhone',
})
