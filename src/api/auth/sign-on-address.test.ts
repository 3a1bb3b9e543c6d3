import { expect, it } from 'vitest'
import { signOnAddress } from './sign-on-address.ts'

it.each([
  ['orcid', {}, '/api/auth/opa/orcid'],
  [
    'orcid',
    { redirect: '/en/account?a=1&b=2', origin: 'mail' },
    '/api/auth/opa/orcid?redirect=%2Fen%2Faccount%3Fa%3D1%26b%3D2&origin=mail',
  ],
  ['orcid', { referralCode: 'HMARSH40' }, '/api/auth/opa/orcid?referralCode=HMARSH40'],
  ['a/b', { origin: 'mail' }, '/api/auth/opa/a%2Fb?origin=mail'],
  ['orcid', { redirect: `/${'x'.repeat(2000)}`, origin: 'y'.repeat(201) }, '/api/auth/opa/orcid'],
])('%s with %j', (provider, search, address) => {
  expect(signOnAddress(provider, search)).toBe(address)
})
