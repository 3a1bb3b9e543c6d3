import { endsSession, Refusal } from '../../api/errors/api-failure.ts'
import { refusalMessage } from '../../api/errors/refusal-messages.ts'
import { FormFailure } from '../../ui/form/errors/form-failure.ts'
import type { FapiaoValues } from './fapiao-field-rules.ts'

const fieldOf: Readonly<Record<string, keyof FapiaoValues>> = {
  'fapiao-organization-name-error': 'organizationName',
  'fapiao-taxpayer-number-error': 'taxpayerNumber',
  emailAddressInvalidFormat: 'contactEmail',
  'phone-number-too-long': 'contactPhone',
  'fapiao-phone-required': 'contactPhone',
}

export function fapiaoFailure(error: unknown): unknown {
  if (!(error instanceof Refusal) || endsSession(error)) return error
  const field = fieldOf[error.key]
  const message = () => refusalMessage(error)
  return new FormFailure(field ? { fields: { [field]: message } } : { message })
}
