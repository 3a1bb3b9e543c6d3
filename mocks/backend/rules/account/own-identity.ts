import type { UserRow } from '../../../world/rows/rows.ts'
import { Problem } from '../../calls/problem.ts'

/** @throws Problem 404 for another person's identity */
export function requireOwnIdentity(user: UserRow, identity: string): void {
  if (user.identity === identity) return
  throw new Problem(404, 'No such person', `There is nobody called ${identity} here.`)
}
