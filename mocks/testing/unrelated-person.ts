import { samuelOkafor } from '../scenarios/builders/people.ts'
import { accountFor } from '../scenarios/builders/person-account.ts'
import type { World } from '../world/galley-world.ts'

/** Session of another person, who owns none of the scenario's rows. */
export function anotherPerson(world: World): string {
  const token = 'session-of-another-person'
  const { identity } = world.users.insert(accountFor(samuelOkafor))
  world.sessions.insert({ token, userIdentity: identity, language: 'en', wrongPasswords: [] })
  return token
}
