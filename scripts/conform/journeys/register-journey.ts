import { type Journey, type JourneyState, type StepRequest, step } from './journey-step.ts'
import { manuscriptFile } from './manuscript-file.ts'
import { newAddress, newPassword, registrationForm } from './new-account-form.ts'
import { registrationRefusals } from './registration-refusals.ts'

const fileOf = ({ file }: JourneyState) =>
  file === undefined ? undefined : { path: { identity: file } }

const formFor = (
  person: { email: string; password: string } | undefined,
  { countries = [] }: JourneyState,
): StepRequest<'register'> | undefined => {
  const body = person && registrationForm(countries, person)
  return body && { body }
}

const beforeTheAccount = [
  step('getAccount', {
    title: 'names the countries',
    as: 'visitor',
    keep: ({ countries }) => ({ countries }),
  }),
  step('uploadFile', {
    title: 'takes a manuscript before there is an account',
    as: 'visitor',
    send: () => ({ body: { file: manuscriptFile() } }),
    keep: ({ identity }) => (identity === null ? {} : { file: identity }),
  }),
]

/** What an account is worth from its first call to the end of its first session. */
export function registerJourney(pattern: string): Journey {
  const person = { email: newAddress(pattern), password: newPassword() }
  const twin = { email: newAddress(pattern), password: newPassword() }
  return {
    name: 'register',
    writes: true,
    steps: [
      step('loadApplication', {
        title: 'begins a session',
        as: 'visitor',
        keep: ({ application }) => ({ application, person }),
      }),
      ...beforeTheAccount,
      ...registrationRefusals,
      step('register', {
        title: 'makes an account once',
        as: 'visitor',
        key: 'register',
        manner: 'same key twice',
        send: (known) => formFor(known.person, known),
        holds: [
          {
            rule: 'A registration answers the address that signs in.',
            broken: ({ userDetails }) =>
              userDetails.email.toLowerCase() === person.email
                ? undefined
                : `It is ${userDetails.email}.`,
          },
        ],
      }),
      step('register', {
        title: 'refuses the key with another address',
        as: 'visitor',
        key: 'register',
        send: (known) => formFor(twin, known),
        expects: { rule: 'A key that comes with another body is answered 422.', status: 422 },
      }),
      step('register', {
        title: 'refuses an address that has an account',
        as: 'visitor',
        key: 'taken',
        send: (known) => formFor(known.person, known),
        expects: {
          rule: 'An address has one account.',
          refusal: 'registration-email-taken',
        },
      }),
      step('register', {
        title: 'makes one account of two keys at once',
        as: 'visitor',
        key: 'twin',
        manner: 'two keys at once',
        send: (known) => formFor(twin, known),
      }),
      ...firstSession,
    ],
  }
}

const rotates = 'A session gets another cookie at sign-in, and the former one is worthless.'

const firstSession = [
  step('loadUser', {
    title: 'is nobody before the first sign-in',
    as: 'visitor',
    expects: { rule: 'A registration with a password signs nobody in.', status: 401 },
  }),
  step('logIn', {
    title: 'signs in for the first time',
    as: 'visitor',
    copyAs: 'stale',
    send: ({ person }) => person && { body: person },
  }),
  step('loadUser', {
    title: 'knows the new person',
    as: 'visitor',
    holds: [
      {
        rule: 'A new account holds what the form said.',
        broken({ user }, { person }) {
          if (user.email.toLowerCase() !== person?.email) return `Its address is ${user.email}.`
          return user.lastName === 'Galley' ? undefined : `Its name is ${user.fullName}.`
        },
      },
    ],
  }),
  step('loadUser', {
    title: 'is refused to the former cookie',
    as: 'stale',
    expects: { rule: rotates, status: 401 },
  }),
  step('downloadFile', {
    title: 'keeps what the visitor had uploaded',
    as: 'visitor',
    send: fileOf,
  }),
  step('downloadFile', {
    title: 'is not handed to the former cookie',
    as: 'stale',
    send: fileOf,
    expects: { rule: "Another person's identities are not found.", status: 404 },
  }),
  step('searchOrders', {
    title: 'has no orders',
    as: 'visitor',
    holds: [
      {
        rule: 'A new account is empty.',
        broken: ({ orders }) => (orders.length === 0 ? undefined : `${orders.length} are there.`),
      },
    ],
  }),
  step('logOut', { title: 'signs out', as: 'visitor' }),
  step('loadUser', {
    title: 'is refused after signing out',
    as: 'visitor',
    expects: { rule: 'A session that was signed out belongs to nobody.', status: 401 },
  }),
]
