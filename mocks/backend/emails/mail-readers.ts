import type { components } from '../../../src/api/generated/schema.gen.ts'
import type { World } from '../../world/galley-world.ts'
import type { UserRow } from '../../world/rows.ts'
import type { Reader } from './mail-kind.ts'

/** Somebody with an account as the reader of a mail. */
export function readerOf({ email, account }: UserRow): Reader {
  return { to: email, language: account.language, fullName: account.fullName }
}

/**
 * Whoever reads mail at an address: by their own account, where there is one with it; else nothing
 * is known of them but the language that whoever named them reads.
 */
export function readerAt(
  world: World,
  address: string,
  language: components['schemas']['Language'],
): Reader {
  const to = address.trim().toLowerCase()
  const user = world.users.find('email', to)
  return user ? readerOf(user) : { to, language, fullName: null }
}
