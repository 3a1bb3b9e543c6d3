import { mutationOptions } from '@tanstack/react-query'
import type { User } from '../account.ts'
import type { Answers } from '../answer-types.ts'
import { applicationQuery } from '../application.ts'
import { client, unwrap } from '../client.ts'
import { refusalOfKey } from '../errors/refusal-messages.ts'
import type { components } from '../generated/schema.gen.ts'
import { personReplaced } from '../invalidates-nothing.ts'
import { discardDelay, isUnauthorized } from './without-session.ts'

export type Credentials = components['schemas']['Credentials']
export type LogInSuccess = Answers['LogInSuccess']
/** What every sign-in method answers; `user` is null where registration comes first. */
export type SignInAnswer = { user: User | null; redirectUri: string | null }

const logInFailure = 'login-form-error-message'

async function logIn(body: Credentials): Promise<LogInSuccess> {
  try {
    const answer = await unwrap(client.POST('/api/auth/login', { body }), logInFailure)
    if (answer.loggedIn) return answer
  } catch (error) {
    if (!isUnauthorized(error)) throw error
  }
  throw await refusalOfKey(logInFailure)
}

export const logInMutation = () =>
  mutationOptions({
    mutationKey: ['logIn'],
    mutationFn: logIn,
    gcTime: discardDelay,
    onSuccess: ({ language: siteLanguage }, _body, _before, { client: queries }) => {
      const { queryKey } = applicationQuery()
      queries.setQueryData(
        queryKey,
        (application) => application && { ...application, siteLanguage },
      )
    },
    meta: { invalidates: personReplaced },
  })
