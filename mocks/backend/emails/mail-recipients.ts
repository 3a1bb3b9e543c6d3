import type { World } from '../../world/galley-world.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import type { UserRow } from '../../world/rows/rows.ts'
import type { MailRecipient } from './mail-template.ts'

export function recipientOf({ email, account }: UserRow): MailRecipient {
  return { to: email, language: account.language, fullName: account.fullName }
}

export function recipientAt(
  world: World,
  address: string,
  language: Schemas['Language'],
): MailRecipient {
  const to = address.trim().toLowerCase()
  const user = world.users.find('email', to)
  return user ? recipientOf(user) : { to, language, fullName: null }
}
