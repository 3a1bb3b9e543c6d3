import type { Schemas } from '../../../world/rows/contract-types.ts'
import { isFoundUsOption } from '../../reference-data/found-us-options.ts'
import { countryNamed } from '../../reference-data/regions/countries.ts'

type RegistrationSetting = {
  localAuthenticationEnabled: boolean
  minimumPasswordLength: number
  institutionMandatory: boolean
  titles: readonly string[]
  isEmailTaken: boolean
  /** Whether the provider's confirmation named by the form is still valid. */
  isConfirmed: boolean
}

type RegistrationRefused = {
  error: Schemas['RegistrationRefusalKey']
  params?: Record<string, string | number>
}

function passwordRefusal(
  form: Schemas['RegistrationForm'],
  setting: RegistrationSetting,
): RegistrationRefused | undefined {
  if (form.confirmation !== null) {
    return setting.isConfirmed ? undefined : { error: 'registration-confirmation-invalid' }
  }
  if (!setting.localAuthenticationEnabled) {
    return { error: 'registration-local-authentication-disabled' }
  }
  if (form.password === null) return { error: 'registration-password-missing' }
  const minimumLength = setting.minimumPasswordLength
  const isShort = [...form.password].length < minimumLength
  return isShort ? { error: 'password-too-short', params: { minimumLength } } : undefined
}

function choiceRefusal(form: Schemas['RegistrationForm'], { titles }: RegistrationSetting) {
  const country = countryNamed(form.countryId)
  if (!country) return 'registration-country-unknown'
  const isState = country.states.some(({ code }) => code === form.state)
  if (country.states.length > 0 && !isState) return 'registration-state-unknown'
  if (form.title !== null && !titles.includes(form.title)) return 'registration-title-unknown'
  if (form.foundUs !== null && !isFoundUsOption(form.foundUs)) {
    return 'registration-found-us-unknown'
  }
  return undefined
}

export function registrationRefusal(
  form: Schemas['RegistrationForm'],
  setting: RegistrationSetting,
): RegistrationRefused | undefined {
  if (!form.agreeToTOS) return { error: 'registration-terms-not-accepted' }
  const refused = passwordRefusal(form, setting)
  if (refused) return refused
  if (setting.isEmailTaken) {
    return { error: 'registration-email-taken', params: { email: form.email } }
  }
  if (setting.institutionMandatory && !form.institution?.trim()) {
    return { error: 'registration-institution-missing' }
  }
  const error = choiceRefusal(form, setting)
  return error && { error }
}
