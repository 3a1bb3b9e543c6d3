import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { jsonForAddress } from '../../../../src/lib/json-in-address.ts'
import type { ConfirmationRow, VouchedProfile } from '../../../world/auth-rows.ts'
import type { World } from '../../../world/galley-world.ts'
import type { UserRow } from '../../../world/rows.ts'
import { CONFIRMATION_VALID_FOR } from './auth-times.ts'
import { oneTimeCode } from './one-time-code.ts'

export type Provider = { id: string; name: string }
type Language = components['schemas']['Language']

/** The account that a provider's profile is of: the one with its e-mail address. */
export function accountOfProfile(world: World, { email }: VouchedProfile): UserRow | undefined {
  return email === null ? undefined : world.users.find('email', email.trim().toLowerCase())
}

/** Notes that somebody can also sign in by a provider. */
export function linkAccount(world: World, user: UserRow, provider: Provider): UserRow {
  const { linkedAccounts } = user.account
  if (linkedAccounts.some(({ providerId }) => providerId === provider.id)) return user
  const linked = { providerId: provider.id, name: provider.name }
  const account = { ...user.account, linkedAccounts: [...linkedAccounts, linked] }
  return world.users.update(user.identity, { account })
}

/** What the last part of `/register/confirm/{data}` says. */
export function confirmationData(row: ConfirmationRow): string {
  const { code: confirmation, providerName: provider, email, firstName, lastName } = row
  return jsonForAddress({ confirmation, provider, email, firstName, lastName })
}

/** Begins the registration of somebody whom a provider vouches for; the address to go on at. */
export function beginConfirmedRegistration(
  world: World,
  asked: { provider: Provider; profile: VouchedProfile; language: Language; now: number },
): string {
  const { provider, profile, language, now } = asked
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

/** Whether a registration may still be finished with what a provider said, at `now`. */
export const isConfirmationOpen = (
  row: ConfirmationRow | undefined,
  now: number,
): row is ConfirmationRow =>
  row !== undefined && row.usedAt === null && now < row.createdAt + CONFIRMATION_VALID_FOR
