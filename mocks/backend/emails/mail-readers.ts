import type { components } from '../../../src/api/generated/schema.gen.ts'
import type { World } from '../../world/galley-world.ts'
import type { UserRow } from '../../world/rows.ts'
import type { Reader } from './mail-kind.ts'

export function readerOf({ email, account }: UserRow): Reader {
  return { to: email, language: account.language, fullName: account.fullName }
}

/** The account with this address, or else a recipient without a name who reads `language`. */
export function readerAt(
  world: World,
  address: string,
  language: components['schemas']['Language'],
): Reader {
  const to = address.trim().toLowerCase()
  const user = world.users.find('email', to)
  return user ? readerOf(user) : { to, language, fullName: null }
}
