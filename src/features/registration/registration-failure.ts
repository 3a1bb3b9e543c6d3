import type { ReactNode } from 'react'
import { Refusal } from '../../api/errors/api-failure.ts'
import type { RefusalKeyOf } from '../../api/errors/refusal-key-of.ts'
import type { AccountValues, ConfiguredFieldName } from '../../domain/account/configured-field.ts'
import type { FieldPath } from '../../ui/form/field-name.ts'
import { refusalAt } from '../../ui/form/refusal-at.ts'

const emailTaken: RefusalKeyOf<'register'> = 'registration-email-taken'
const confirmationInvalid: RefusalKeyOf<'register'> = 'registration-confirmation-invalid'

/** These cannot be fixed in the form: the user needs another sign-in method. */
const needsOtherSignIn: ReadonlySet<string> = new Set<RefusalKeyOf<'register'>>([
  emailTaken,
  confirmationInvalid,
  'registration-local-authentication-disabled',
])

type RegistrationFormContext = {
  /** Undefined for a field that the form does not show. */
  formName: (field: ConfiguredFieldName) => FieldPath<AccountValues> | undefined
  messageValues: { email: string; minimumLength: number }
  help: (hasAccount: boolean) => ReactNode
}

/** The provider has to vouch for the person again. */
export const isExpired = (error: unknown): boolean =>
  error instanceof Refusal && error.key === confirmationInvalid

export function registrationFailure(
  error: unknown,
  { formName, messageValues, help }: RegistrationFormContext,
): unknown {
  const failure = refusalAt<'register', AccountValues>({
    'registration-email-taken': formName('email'),
    'password-too-short': formName('password'),
    'registration-password-missing': formName('password'),
    'registration-terms-not-accepted': formName('agreeToTOS'),
    'registration-title-unknown': formName('title'),
    'registration-country-unknown': formName('countryId'),
    'registration-state-unknown': formName('state'),
    'registration-institution-missing': formName('institution'),
    'registration-found-us-unknown': formName('foundUs'),
  })
  const key = error instanceof Refusal ? error.key : ''
  return failure(error, {
    messageValues,
    help: needsOtherSignIn.has(key) ? () => help(key === emailTaken) : undefined,
  })
}
