import { mutationOptions } from '@tanstack/react-query'
import { client, take } from './client.ts'
import type { components } from './schema.gen.ts'

export type Credentials = components['schemas']['Credentials']
export type LogInSuccess = components['schemas']['LogInSuccess']

export const logInMutation = () =>
  mutationOptions({
    mutationKey: ['logIn'],
    mutationFn: (body: Credentials) => take(client.POST('/api/auth/login', { body })),
  })

export const logOutMutation = () =>
  mutationOptions({
    mutationKey: ['logOut'],
    mutationFn: () => take(client.POST('/api/auth/logout')),
  })
