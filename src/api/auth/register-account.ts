import { mutationOptions } from '@tanstack/react-query'
import type { Answers } from '../answer-types.ts'
import { client, unwrap } from '../client.ts'
import type { components } from '../generated/schema.gen.ts'
import { changesNoQuery } from '../invalidates-nothing.ts'
import { discardDelay, withoutSession } from './without-session.ts'

export type Registration = components['schemas']['RegistrationForm']
export type RegisteredDetails = Answers['RegisteredDetails']
type RegistrationAttempt = { body: Registration; idempotencyKey: string }

export const registerMutation = () =>
  mutationOptions({
    mutationKey: ['register'],
    mutationFn: async ({ body, idempotencyKey }: RegistrationAttempt) => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } }
      const call = unwrap(client.POST('/api/auth/register', { body, params }))
      return (await withoutSession(call)).userDetails
    },
    meta: { invalidates: changesNoQuery },
    gcTime: discardDelay,
  })
