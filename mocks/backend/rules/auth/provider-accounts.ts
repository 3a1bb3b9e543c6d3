import type { Instant } from '../../../../src/lib/instant.ts'
import { jsonForAddress } from '../../../../src/lib/url/json-in-address.ts'
import type { World } from '../../../world/galley-world.ts'
import type { ConfirmationRow, VouchedProfile } from '../../../world/rows/auth-rows.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { CONFIRMATION_VALID_FOR } from './auth-times.ts'
import { oneTimeCode } from './one-time-code.ts'

type SignOnProvider = { id: string; name: string }

export function accountOfProfile(world: World, { email }: VouchedProfile): UserRow | undefined {
  return email === null ? undefined : world.users.find('email', email.trim().toLowerCase())
}

export function linkAccount(world: World, user: UserRow, provider: SignOnProvider): UserRow {
  const { linkedAccounts } = user.account
  if (linkedAccounts.some(({ providerId }) => providerId === provider.id)) return user
  const linked = { providerId: provider.id, name: provider.name }
  const account = { ...user.account, linkedAccounts: [...linkedAccounts, linked] }
  return world.users.update(user.identity, { account })
}

/** The last segment of `/register/confirm/{data}`. */
function confirmationData(row: ConfirmationRow): string {
  const { code: confirmation, providerName: provider, email, firstName, lastName } = row
  return jsonForAddress({ confirmation, provider, email, firstName, lastName })
}

export function beginConfirmedRegistration(
  world: World,
  input: {
    provider: SignOnProvider
    profile: VouchedProfile
    language: Schemas['Language']
    now: Instant
  },
): string {
  const { provider, profile, language, now } = input
  const row = world.confirmations.insert({
    ...profile,
    code: oneTimeCode(world, 'confirmations', now),
    providerId: provider.id,
    providerName: provider.name,
    createdAt: now,
    usedAt: null,
  })
  return `/${language}/register/confirm/${confirmationData(row)}`
}

export const isConfirmationOpen = (
  row: ConfirmationRow | undefined,
  now: Instant,
): row is ConfirmationRow =>
  row !== undefined && row.usedAt === null && now < row.createdAt + CONFIRMATION_VALID_FOR
