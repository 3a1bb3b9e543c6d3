import { expect, it } from 'vitest'
import { accountFor } from '../../../scenarios/builders/person-account.ts'
import { helenMarsh } from '../../../scenarios/customers/people.ts'
import { fixedNow } from '../../../world/fixed-now.ts'
import { resetRefusal } from './password-reset-rules.ts'

const hour = 3_600_000
const userIdentity = helenMarsh.identity
const link = { hash: 'h', userIdentity, createdAt: fixedNow, usedAt: null }
const user = accountFor(helenMarsh)
const inactive = accountFor(helenMarsh, { active: false })
const asked = { userIdentity, password: 'manuscript' }
const invalid = 'password-reset-link-invalid'

it.each([
  ['as it was sent', link, asked, user, 0, undefined],
  ['at its last moment', link, asked, user, hour - 1, undefined],
  ['an hour later', link, asked, user, hour, 'password-reset-link-expired'],
  ['that is unknown', undefined, asked, user, 0, invalid],
  ['that was used', { ...link, usedAt: fixedNow }, asked, user, 0, invalid],
  ['of somebody else', { ...link, userIdentity: 'user-other' }, asked, user, 0, invalid],
  ['of somebody who is gone', link, asked, undefined, 0, invalid],
  ['of a closed account', link, asked, inactive, 0, 'login-account-inactive'],
  [
    'with a short password',
    link,
    { ...asked, password: '𝒜'.repeat(7) },
    user,
    0,
    'password-too-short',
  ],
  [
    'with a short password, too late',
    link,
    { ...asked, password: 'x' },
    user,
    hour,
    'password-reset-link-expired',
  ],
])('a link %s', (_, reset, given, owner, later, expected) => {
  const setting = { now: fixedNow + later, minimumLength: 8 }
  expect(resetRefusal(reset, given, owner, setting)).toBe(expected)
})
