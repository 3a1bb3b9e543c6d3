import { endsSession, Refusal } from '../../api/errors/api-failure.ts'
import { refusalMessage } from '../../api/errors/refusal-messages.ts'
import { FormFailure } from '../../ui/form/errors/form-failure.ts'
import type { FapiaoValues } from './fapiao-field-rules.ts'

/** The field that has to change before the form can succeed, where a refusal has one. */
const fieldOf: Readonly<Record<string, keyof FapiaoValues>> = {
  'fapiao-organization-name-error': 'organizationName',
  'fapiao-taxpayer-number-error': 'taxpayerNumber',
  emailAddressInvalidFormat: 'contactEmail',
  'phone-number-too-long': 'contactPhone',
  'fapiao-phone-required': 'contactPhone',
}

/** A refused fapiao in words, at its field; anything else is left to the form kit. */
export function fapiaoFailure(error: unknown): unknown {
  if (!(error instanceof Refusal) || endsSession(error)) return error
  const field = fieldOf[error.key]
  const message = () => refusalMessage(error)
  return new FormFailure(field ? { fields: { [field]: message } } : { message })
}
