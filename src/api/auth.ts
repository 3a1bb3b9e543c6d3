import { mutationOptions } from '@tanstack/react-query'
import { endsSession } from './api-failure.ts'
import { client, take } from './client.ts'
import type { components } from './schema.gen.ts'

export type Credentials = components['schemas']['Credentials']
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
