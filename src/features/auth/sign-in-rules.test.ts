import { expect, it } from 'vitest'
import {
  automaticProvider,
  failureInPath,
  mayBeKey,
  purposeOf,
  signInSearch,
} from './sign-in-rules.ts'

it.each([
  ['', undefined],
  ['failure', undefined],
  ['failure/', undefined],
  ['failure/Your+session+has+ended', 'Your session has ended'],
  ['failure/<b>bold</b>', '<b>bold</b>'],
  ['failure/a and/or b', 'a and/or b'],
  ['anything/50% off', '50% off'],
  ['failure/oauth-failure', 'oauth-failure'],
  ['c/great-lab', undefined],
  ['reset-password/half-a-link', 'password-reset-link-invalid'],
  ['reset-password', 'password-reset-link-invalid'],
])('the failure in %j is %j', (path, expected) => {
  expect(failureInPath(path)).toBe(expected)
})

it.each([
  ['oauth-failure', true],
  ['login-account-inactive', true],
  ['Your session has ended', false],
  ['oauth', false],
  ['well-known words', false],
  ['__proto__', false],
])('%j may be a key: %s', (failure, expected) => {
  expect(mayBeKey(failure)).toBe(expected)
})

it.each([
  [{}, {}],
  [{ redirect: '/en/researcher' }, { redirect: '/en/researcher' }],
  [{ redirect: 7, origin: 'mail', other: 'x' }, { origin: 'mail' }],
  [{ redirect: '' }, {}],
])('the search %j keeps %j', (search, expected) => {
  expect(signInSearch(search)).toEqual(expected)
})

it.each([
  [undefined, undefined],
  ['/en/researcher/invoices', undefined],
  ['/en/researcher/digital-editing', undefined],
  ['/en/researcher/digital-editing/free-trial?code=A', 'digital-editing'],
  ['/jp/researcher/digital-translations', 'digital-translation'],
])('on the way to %j the purpose is %j', (redirect, purpose) => {
  expect(purposeOf(redirect)).toBe(purpose)
})

const orcid = { id: 'orcid' }
const lab = { id: 'lab' }

it.each([
  [true, [orcid], undefined, undefined],
  [false, [orcid, lab], undefined, orcid],
  [false, [orcid], 'oauth-failure', undefined],
  [false, [], undefined, undefined],
])(
  'with passwords %s, providers %j and failure %j, goes to %j',
  (byPassword, providers, failure, to) => {
    const site = { localAuthenticationEnabled: byPassword, authenticationProviders: providers }
    expect(automaticProvider(site, failure)).toBe(to)
  },
)
