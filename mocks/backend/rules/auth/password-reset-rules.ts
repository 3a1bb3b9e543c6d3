import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { PasswordResetRow } from '../../../world/rows/auth-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { RESET_VALID_FOR } from './auth-times.ts'
import { oneTimeCode } from './one-time-code.ts'

type PasswordResetInput = { userIdentity: string; password: string }
type PasswordResetRefusalKey =
  | 'password-too-short'
  | 'password-reset-link-invalid'
  | 'password-reset-link-expired'
  | 'login-account-inactive'

export function resetRefusal(
  reset: PasswordResetRow | undefined,
  input: PasswordResetInput,
  user: Pick<UserRow, 'account'> | undefined,
  setting: { now: Instant; minimumLength: number },
): PasswordResetRefusalKey | undefined {
  if (!reset || !user || reset.userIdentity !== input.userIdentity || reset.usedAt !== null) {
    return 'password-reset-link-invalid'
  }
  if (setting.now >= reset.createdAt + RESET_VALID_FOR) return 'password-reset-link-expired'
  if (!user.account.active) return 'login-account-inactive'
  // Counts code points, as people count characters.
  if ([...input.password].length < setting.minimumLength) return 'password-too-short'
  return undefined
}

export function beginReset(world: World, userIdentity: string, now: Instant): PasswordResetRow {
  endResets(world, userIdentity, now)
  const hash = oneTimeCode(world, 'passwordResets', now)
  return world.passwordResets.insert({ hash, userIdentity, createdAt: now, usedAt: null })
}

export function endResets(world: World, userIdentity: string, now: Instant): void {
  const open = world.passwordResets.in('openByUser', userIdentity).rows()
  for (const { hash } of [...open]) world.passwordResets.update(hash, { usedAt: now })
}
