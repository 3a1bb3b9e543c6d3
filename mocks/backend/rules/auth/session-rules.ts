import type { World } from '../../../world/galley-world.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { adoptAnonymousWork } from './adopt-anonymous-work.ts'

export function signIn(world: World, token: string, user: UserRow): void {
  world.sessions.update(token, { userIdentity: user.identity, wrongPasswords: [] })
  adoptAnonymousWork(world, token, user.identity)
}

export function endSessions(world: World, userIdentity: string, exceptToken?: string): void {
  for (const { token } of [...world.sessions.in('byUser', userIdentity).rows()]) {
    if (token !== exceptToken) world.sessions.update(token, { userIdentity: null })
  }
}
