import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import type { components } from '../generated/schema.gen.ts'
import { changesNoQuery } from '../invalidates-nothing.ts'
import { discardDelay, withoutSession } from './without-session.ts'

type PasswordResetRequest = components['schemas']['PasswordResetRequest']
type PasswordReset = components['schemas']['PasswordReset']

export const requestPasswordResetMutation = () =>
  mutationOptions({
    mutationKey: ['requestPasswordReset'],
    mutationFn: (body: PasswordResetRequest) =>
      withoutSession(unwrap(client.POST('/api/auth/request-password-reset', { body }))),
    meta: { invalidates: changesNoQuery },
  })

export const resetPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['resetPassword'],
    mutationFn: (body: PasswordReset) =>
      withoutSession(unwrap(client.POST('/api/auth/reset-password', { body }))),
    meta: { invalidates: changesNoQuery },
    gcTime: discardDelay,
  })
