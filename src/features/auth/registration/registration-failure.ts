import type { ReactNode } from 'react'
import type { RegistrationRefusalKey } from '../../../api/auth.ts'
import { endsSession, Refusal } from '../../../api/errors/api-failure.ts'
import { refusalMessage } from '../../../api/errors/refusal-messages.ts'
import type { FieldName } from '../../../domain/account/configured-field.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'

const fields: Record<RegistrationRefusalKey, FieldName | null> = {
  'registration-email-taken': 'email',
  'password-too-short': 'password',
  'registration-password-missing': 'password',
  'registration-terms-not-accepted': 'agreeToTOS',
  'registration-title-unknown': 'title',
  'registration-country-unknown': 'countryId',
  'registration-state-unknown': 'state',
  'registration-institution-missing': 'institution',
  'registration-found-us-unknown': 'foundUs',
  'registration-confirmation-invalid': null,
  'registration-local-authentication-disabled': null,
}
const fieldOf: Readonly<Record<string, FieldName | null>> = fields

/** These cannot be fixed in the form: the user has to sign in another way. */
const needsOtherSignIn: ReadonlySet<string> = new Set([
  'registration-email-taken',
  'registration-confirmation-invalid',
  'registration-local-authentication-disabled',
])

type RegistrationFormContext = {
  /** Undefined for a field that the form does not show. */
  formName: (field: FieldName) => string | undefined
  /** Placeholders of the refusal messages. */
  messageValues: { email: string; minimumLength: number }
  help: () => ReactNode
}

export function registrationFailure(
  error: unknown,
  { formName, messageValues, help }: RegistrationFormContext,
): unknown {
  if (!(error instanceof Refusal) || endsSession(error)) return error
  const { key } = error
  const field = Object.hasOwn(fieldOf, key) ? fieldOf[key] : null
  const name = field && formName(field)
  const message = () => refusalMessage(error, messageValues)
  return new FormFailure({
    ...(name ? { fields: { [name]: message } } : { message }),
    ...(needsOtherSignIn.has(key) ? { help } : {}),
  })
}
