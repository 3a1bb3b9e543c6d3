import { accountFor } from '../scenarios/builders/person-account.ts'
import { samuelOkafor } from '../scenarios/customers/people.ts'
import type { World } from '../world/galley-world.ts'

/** The session of somebody else, who owns nothing of what the scenario's person has. */
export function anotherPerson(world: World): string {
  const token = 'session-of-somebody-else'
  const { identity } = world.users.insert(accountFor(samuelOkafor))
  world.sessions.insert({ token, userIdentity: identity, language: 'en', wrongPasswords: [] })
  return token
}
