import type {
  ConfirmationRow,
  PasswordResetRow,
  SignOnRow,
  WechatLoginRow,
} from '../../world/auth-rows.ts'
import type { World } from '../../world/galley-world.ts'
import type { Law } from './order-invariants.ts'

const isSession = (world: World, token: string) => world.sessions.get(token) !== undefined

export const passwordResetLaws: Law<PasswordResetRow>[] = [
  {
    law: 'is for somebody who has an account',
    holds: ({ userIdentity }, world) => world.users.get(userIdentity) !== undefined,
  },
  {
    law: 'is the only link of its person that still works',
    holds: ({ usedAt, userIdentity }, world) =>
      usedAt !== null || world.passwordResets.in('openByUser', userIdentity).size === 1,
  },
  {
    law: 'was not used before it was made',
    holds: ({ createdAt, usedAt }) => usedAt === null || usedAt >= createdAt,
  },
]

export const wechatLoginLaws: Law<WechatLoginRow>[] = [
  { law: 'belongs to a session', holds: ({ token }, world) => isSession(world, token) },
  {
    law: 'was scanned before it was answered, and answered before it came true',
    holds: ({ createdAt, scannedAt, answeredAt, approvedBy, redirectUri }) =>
      (scannedAt === null || scannedAt >= createdAt) &&
      (answeredAt === null || (scannedAt !== null && answeredAt >= scannedAt)) &&
      (approvedBy === null || answeredAt !== null) &&
      (redirectUri === null || approvedBy !== null),
  },
  {
    law: 'was approved by an account that there is, or by somebody new',
    holds: ({ approvedBy }, world) =>
      approvedBy === null ||
      !('userIdentity' in approvedBy) ||
      world.users.get(approvedBy.userIdentity) !== undefined,
  },
]

export const signOnLaws: Law<SignOnRow>[] = [
  { law: 'belongs to a session', holds: ({ token }, world) => isSession(world, token) },
  {
    law: 'was not answered before it began',
    holds: ({ createdAt, answeredAt }) => answeredAt === null || answeredAt >= createdAt,
  },
]

export const confirmationLaws: Law<ConfirmationRow>[] = [
  {
    law: 'was not used before it was made',
    holds: ({ createdAt, usedAt }) => usedAt === null || usedAt >= createdAt,
  },
]
