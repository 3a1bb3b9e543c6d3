import type { components } from '../../../src/api/generated/schema.gen.ts'
import { randomKey } from '../../../src/lib/browser/random-key.ts'

type Schemas = components['schemas']

export const newAddress = (pattern: string): string =>
  pattern.replace('*', randomKey().slice(0, 12)).toLowerCase()

export const newPassword = (): string => `Conform-${randomKey()}`

/** Every field that an account may need, with the first choice that is offered. */
export function registrationForm(
  countries: readonly Schemas['Country'][],
  person: { email: string; password: string },
): Schemas['RegistrationForm'] | undefined {
  const [first] = countries
  const country = countries.find(({ code }) => code === 'US') ?? first
  if (!country) return undefined
  return {
    ...person,
    title: null,
    firstName: 'Conform',
    lastName: 'Galley',
    countryId: country.id,
    state: country.states[0]?.code ?? null,
    institution: 'University of Conformity',
    foundUs: null,
    agreeToTOS: true,
    referralCode: null,
    confirmation: null,
  }
}
