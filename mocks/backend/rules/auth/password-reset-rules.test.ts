import { expect, it } from 'vitest'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { accountFor } from '../../../scenarios/builders/person-account.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { resetRefusal } from './password-reset-rules.ts'

const hour = 3_600_000
const userIdentity = helenMarsh.identity
const link = { hash: 'h', userIdentity, createdAt: fixedNow, usedAt: null }
const user = accountFor(helenMarsh)
const inactive = accountFor(helenMarsh, { active: false })
const input = { userIdentity, password: 'manuscript' }
const invalid = 'password-reset-link-invalid'

it.each([
  ['as it was sent', link, input, user, 0, undefined],
  ['at its last moment', link, input, user, hour - 1, undefined],
  ['an hour later', link, input, user, hour, 'password-reset-link-expired'],
  ['that is unknown', undefined, input, user, 0, invalid],
  ['that was used', { ...link, usedAt: fixedNow }, input, user, 0, invalid],
  ['of another person', { ...link, userIdentity: 'user-other' }, input, user, 0, invalid],
  ['of a deleted account', link, input, undefined, 0, invalid],
  ['of a closed account', link, input, inactive, 0, 'login-account-inactive'],
  [
    'with a short password',
    link,
    { ...input, password: '𝒜'.repeat(7) },
    user,
    0,
    'password-too-short',
  ],
  [
    'with a short password, too late',
    link,
    { ...input, password: 'x' },
    user,
    hour,
    'password-reset-link-expired',
  ],
])('a link %s', (_, reset, inputChanges, owner, later, expected) => {
  const setting = { now: fixedNow + later, minimumLength: 8 }
  expect(resetRefusal(reset, inputChanges, owner, setting)).toBe(expected)
})
