import { mutationOptions } from '@tanstack/react-query'
import { endsSession } from './api-failure.ts'
import { client, take } from './client.ts'
import type { components } from './schema.gen.ts'

export type Credentials = components['schemas']['Credentials']
export type Registration = components['schemas']['RegistrationForm']
export type RegistrationRefusalKey = components['schemas']['RegistrationRefusalKey']
export type RegisteredDetails = components['schemas']['RegisteredDetails']
export type LogInSuccess = components['schemas']['LogInSuccess']

export const logInMutation = () =>
  mutationOptions({
    mutationKey: ['logIn'],
    mutationFn: (body: Credentials) => take(client.POST('/api/auth/login', { body })),
  })

async function logOut(): Promise<void> {
  try {
    await take(client.POST('/api/auth/logout'))
  } catch (error) {
    // Whose session is over already has what they wanted.
    if (!endsSession(error)) throw error
  }
}

export const logOutMutation = () => mutationOptions({ mutationKey: ['logOut'], mutationFn: logOut })

type RegistrationAttempt = { body: Registration; idempotencyKey: string }

/** Makes an account; the same key again makes no other. Answers what to sign in with. */
export const registerMutation = () =>
  mutationOptions({
    mutationKey: ['register'],
    mutationFn: async ({ body, idempotencyKey }: RegistrationAttempt) => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } }
      return (await take(client.POST('/api/auth/register', { body, params }))).userDetails
    },
    // What was sent holds the password: nothing of it stays behind.
    gcTime: 0,
  })
