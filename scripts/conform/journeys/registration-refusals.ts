import type { components } from '../../../src/api/generated/schema.gen.ts'
import { type JourneyStep, step } from './journey-step.ts'
import { registrationForm } from './new-account-form.ts'

type Form = components['schemas']['RegistrationForm']

function refused(
  title: string,
  { refusal, change }: { refusal: string; change: Partial<Form> },
): JourneyStep {
  return step('register', {
    title,
    as: 'visitor',
    key: title,
    send({ countries = [], person }) {
      const form = person && registrationForm(countries, person)
      return form && { body: { ...form, ...change } }
    },
    expects: { rule: 'A registration that lacks something makes no account.', refusal },
  })
}

export const registrationRefusals: readonly JourneyStep[] = [
  refused('refuses a form without the terms', {
    refusal: 'registration-terms-not-accepted',
    change: { agreeToTOS: false },
  }),
  refused('refuses a form without a password', {
    refusal: 'registration-password-missing',
    change: { password: null },
  }),
  refused('refuses a short password', {
    refusal: 'password-too-short',
    change: { password: 'a' },
  }),
  refused('refuses an unknown country', {
    refusal: 'registration-country-unknown',
    change: { countryId: 2_147_483_647 },
  }),
]
