import { expect, it } from 'vitest'
import {
  automaticProvider,
  failureInPath,
  isKeyShaped,
  purposeOf,
  referralCodeIn,
  signInSearch,
  signInSearchFrom,
} from './sign-in-rules.ts'

it.each([
  ['', undefined],
  ['/', undefined],
  ['/failure', undefined],
  ['/failure/', undefined],
  ['/failure/Your+session+has+ended', 'Your session has ended'],
  ['/failure/Your session has ended', 'Your session has ended'],
  ['/failure/C%2B%2B+is+not+a+name', 'C++ is not a name'],
  ['/failure/%3Cb%3Ebold%3C/b%3E', '<b>bold</b>'],
  ['/failure/a and/or b%2Fc', 'a and/or b/c'],
  ['/anything/50%25 off', '50% off'],
  ['/failure/N%25E3o', 'N%E3o'],
  ['/failure/oauth-failure', 'oauth-failure'],
  ['/reset-password/half-a-link', 'password-reset-link-invalid'],
  ['/reset-password', 'password-reset-link-invalid'],
])('the failure in /en/login%s is %j', (path, expected) => {
  expect(failureInPath(`/en/login${path}`)).toBe(expected)
})

it.each([
  ['oauth-failure', true],
  ['login-account-inactive', true],
  ['invalid-user', true],
  ['registration-confirmation-invalid', true],
  ['known-to-nobody', true],
  ['Your session has ended', false],
  ['oauth', false],
  ['well-known words', false],
  ['__proto__', false],
])('%j may be a key: %s', (failure, expected) => {
  expect(isKeyShaped(failure)).toBe(expected)
})

it.each([
  [{}, {}],
  [{ redirect: '/en/researcher' }, { redirect: '/en/researcher' }],
  [{ redirect: 7, origin: 'mail', other: 'x' }, { origin: 'mail' }],
  [{ redirect: ['/a', '/b'], origin: '2024' }, { origin: '2024' }],
  [{ redirect: '' }, {}],
  [{ referralCode: 'HMARSH40' }, { referralCode: 'HMARSH40' }],
  [{ referralCode: 'A'.repeat(2000) }, {}],
  [{ referralCode: 'a/b' }, {}],
])('the search %j keeps %j', (search, expected) => {
  // The router keeps parameters that the result leaves out.
  const merged: Record<string, unknown> = { ...search, ...signInSearch(search) }
  const { redirect, origin, referralCode } = merged
  const none = { redirect: undefined, origin: undefined, referralCode: undefined }
  expect({ redirect, origin, referralCode }).toEqual({ ...none, ...expected })
})

it.each([
  ['HMARSH40', 'HMARSH40'],
  ['c/lab', undefined],
  ['from/a/letter', undefined],
  ['a b', undefined],
  ['', undefined],
  [undefined, undefined],
])('below /register/, %j is the referral code %j', (path, code) => {
  expect(referralCodeIn(path)).toBe(code)
})

it.each([
  ['/en/researcher/grammar-check/details/la-7', {}, '/en/researcher/grammar-check/details/la-7'],
  ['/en/researcher/grammar-check?page=2', { page: 2 }, '/en/researcher/grammar-check?page=2'],
  ['/en/register?redirect=%2Fen%2Faccount', { redirect: '/en/account' }, '/en/account'],
  ['/en/nowhere', {}, undefined],
])('from %s, signing in leads back to %3$s', (href, search, redirect) => {
  const [pathname = ''] = href.split('?')
  expect(signInSearchFrom({ pathname, href, search })).toEqual({ redirect, origin: undefined })
})

it.each([
  ['/en/register/HMARSH40', {}, 'HMARSH40'],
  ['/jp/register/HMARSH40/', {}, 'HMARSH40'],
  ['/en/register/HMARSH40', { referralCode: 'RORTEGA7' }, 'RORTEGA7'],
  ['/en/register', {}, undefined],
  ['/en/register/confirm/eyJ9', {}, undefined],
  ['/en/researcher/HMARSH40', {}, undefined],
])('from %s with %j, signing in keeps the code %j', (pathname, search, referralCode) => {
  const found = signInSearchFrom({ pathname, href: pathname, search })
  expect(found.referralCode).toBe(referralCode)
})

it.each([
  [undefined, undefined],
  ['/en/researcher/invoices', undefined],
  ['/en/researcher/digital-editing', undefined],
  ['/en/researcher/digital-editing/free-trial?code=A', 'digital-editing'],
  ['/jp/researcher/digital-translations', 'digital-translation'],
  ['/en/researcher/grammar-check', 'grammar-check'],
])('for %j the purpose is %j', (redirect, purpose) => {
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
  'with passwords %s, providers %j and failure %j, redirects to %j',
  (byPassword, providers, failure, to) => {
    const site = { localAuthenticationEnabled: byPassword, authenticationProviders: providers }
    expect(automaticProvider(site, failure)).toBe(to)
  },
)
