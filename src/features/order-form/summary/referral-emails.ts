import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { isEmailAddress } from '../../../lib/is-email-address.ts'

/** Of one entry; the merged list may be longer. */
const mostAddresses = 10

/** Credit needs an account, and a site that gives some. */
export function offersReferrals(
  user: Pick<User, 'identity'> | null,
  { config }: { config: Pick<Application['config'], 'referralAmount'> },
): boolean {
  return user !== null && config.referralAmount > 0
}

/** Trimmed and each once; blanks are dropped, and full-width commas separate as well. */
export function emailsIn(typed: string): string[] {
  const addresses = typed.split(/[,，、;；\n]/).map((text) => text.trim())
  const byKey = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  return [...byKey.values()].filter((address) => address !== '')
}

export function areInvitable(emails: readonly string[]): boolean {
  return emails.length > 0 && emails.length <= mostAddresses && emails.every(isEmailAddress)
}
