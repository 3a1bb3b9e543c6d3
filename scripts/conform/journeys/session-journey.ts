import { type Journey, step } from './journey-step.ts'

const rotates = 'A session gets another cookie at sign-in, and the former one is worthless.'

/** What a cookie is worth before a sign-in, after it, and after signing out. */
export function sessionJourney(account: { email: string; password: string }): Journey {
  return {
    name: 'session',
    writes: false,
    steps: [
      step('loadApplication', {
        title: 'begins a session',
        as: 'visitor',
        holds: [
          {
            rule: 'A new visitor is nobody.',
            broken: ({ user }) => (user === null ? undefined : `It is ${user.identity}.`),
          },
        ],
      }),
      step('logIn', {
        title: 'refuses a wrong password',
        as: 'visitor',
        send: () => ({ body: { ...account, password: `${account.password} not` } }),
        expects: { rule: 'A wrong password is refused.', refusal: 'login-form-error-message' },
      }),
      step('logIn', {
        title: 'signs in',
        as: 'visitor',
        copyAs: 'stale',
        send: () => ({ body: account }),
        holds: [
          {
            rule: 'A sign-in answers who is signed in.',
            broken: (answer) => (answer.loggedIn ? undefined : 'loggedIn is false.'),
          },
        ],
      }),
      step('loadUser', { title: 'knows the person', as: 'visitor' }),
      step('loadUser', {
        title: 'is refused to the former cookie',
        as: 'stale',
        expects: { rule: rotates, status: 401 },
      }),
      step('logOut', { title: 'signs out', as: 'visitor' }),
      step('loadUser', {
        title: 'is refused after signing out',
        as: 'visitor',
        expects: { rule: 'A session that was signed out belongs to nobody.', status: 401 },
      }),
    ],
  }
}
