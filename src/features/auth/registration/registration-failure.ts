import type { ReactNode } from 'react'
import type { RegistrationRefusalKey } from '../../../api/auth.ts'
import { endsSession, Refusal } from '../../../api/errors/api-failure.ts'
import { refusalMessage } from '../../../api/errors/refusal-messages.ts'
import type { FieldName } from '../../../domain/account/configured-field.ts'
import { FormFailure } from '../../../ui/form/errors/form-failure.ts'

/** The field that a refusal is about, if it is about one. */
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

/** What cannot be mended in the form: another way in is the way on. */
const otherWays: ReadonlySet<string> = new Set([
  'registration-email-taken',
  'registration-confirmation-invalid',
  'registration-local-authentication-disabled',
])

type Shown = {
  /** Under which name the form shows a field; undefined for one that it does not show. */
  formName: (field: FieldName) => string | undefined
  /** What the page knows of what the message may name. */
  known: { email: string; minimumLength: number }
  /** Links to the other ways in. */
  help: () => ReactNode
}

/** A refused registration in words, at its field where it shows one; anything else is left as it is. */
export function registrationFailure(error: unknown, { formName, known, help }: Shown): unknown {
  if (!(error instanceof Refusal) || endsSession(error)) return error
  const { key } = error
  const field = Object.hasOwn(fieldOf, key) ? fieldOf[key] : null
  const name = field && formName(field)
  const message = () => refusalMessage(error, known)
  return new FormFailure({
    ...(name ? { fields: { [name]: message } } : { message }),
    ...(otherWays.has(key) ? { help } : {}),
  })
}
