import type { World } from '../../world/galley-world.ts'
import type {
  ConfirmationRow,
  PasswordResetRow,
  SignOnRow,
  WechatLoginRow,
} from '../../world/rows/auth-rows.ts'
import type { Invariant } from './order-invariants.ts'

const isSession = (world: World, token: string) => world.sessions.get(token) !== undefined

export const passwordResetInvariants: Invariant<PasswordResetRow>[] = [
  {
    invariant: 'is for an existing account',
    holds: ({ userIdentity }, world) => world.users.get(userIdentity) !== undefined,
  },
  {
    invariant: 'is the only link of its person that still works',
    holds: ({ usedAt, userIdentity }, world) =>
      usedAt !== null || world.passwordResets.in('openByUser', userIdentity).size === 1,
  },
  {
    invariant: 'was not used before it was made',
    holds: ({ createdAt, usedAt }) => usedAt === null || usedAt >= createdAt,
  },
]

export const wechatLoginInvariants: Invariant<WechatLoginRow>[] = [
  { invariant: 'belongs to a session', holds: ({ token }, world) => isSession(world, token) },
  {
    invariant: 'was scanned before it was answered, and answered before it came true',
    holds: ({ createdAt, scannedAt, answeredAt, approvedBy, redirectUri }) =>
      (scannedAt === null || scannedAt >= createdAt) &&
      (answeredAt === null || (scannedAt !== null && answeredAt >= scannedAt)) &&
      (approvedBy === null || answeredAt !== null) &&
      (redirectUri === null || approvedBy !== null),
  },
  {
    invariant: 'was approved by an existing account or by a new customer',
    holds: ({ approvedBy }, world) =>
      approvedBy === null ||
      !('userIdentity' in approvedBy) ||
      world.users.get(approvedBy.userIdentity) !== undefined,
  },
]

export const signOnInvariants: Invariant<SignOnRow>[] = [
  { invariant: 'belongs to a session', holds: ({ token }, world) => isSession(world, token) },
  {
    invariant: 'was not answered before it began',
    holds: ({ createdAt, answeredAt }) => answeredAt === null || answeredAt >= createdAt,
  },
]

export const confirmationInvariants: Invariant<ConfirmationRow>[] = [
  {
    invariant: 'was not used before it was made',
    holds: ({ createdAt, usedAt }) => usedAt === null || usedAt >= createdAt,
  },
]
