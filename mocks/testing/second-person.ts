import type { World } from '../world/galley-world.ts'

export function addSecondPerson(world: World): { session: string; identity: string } {
  const [first] = world.users.all()
  if (!first) throw new Error('There is nobody to be second to.')
  const changes = { identity: 'user-second', email: 'second@example.edu' }
  world.users.insert({ ...first, ...changes, account: { ...first.account, ...changes } })
  const { token } = world.sessions.insert({
    token: 'session-of-second',
    userIdentity: changes.identity,
    language: 'en',
    wrongPasswords: [],
  })
  return { session: token, identity: changes.identity }
}
