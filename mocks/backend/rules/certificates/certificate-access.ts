import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderRow, UserRow } from '../../../world/rows.ts'
import { Problem } from '../../problem.ts'
import { orderNow } from '../orders/order-access.ts'

type Certificate = components['schemas']['Certificate']

export type Certified = { row: OrderRow; owner: UserRow; certificate: Certificate }

/** Finds a finished certificate by its code, ignoring case. */
export function findCertificate(world: World, code: string, now: number): Certified | undefined {
  const [row] = world.orders.in('byCertificate', code.toUpperCase()).rows()
  const owner = row && world.users.get(row.owner)
  if (!row || !owner) return undefined
  const { certificate } = orderNow({ world, user: owner, now }, row)
  return certificate ? { row, owner, certificate } : undefined
}

/** @throws Problem 404 for an unknown code */
export function certificateFor(world: World, code: string, now: number): Certified {
  const found = findCertificate(world, code, now)
  if (found) return found
  throw new Problem(404, 'No such certificate', `No certificate has the code ${code}.`)
}

/** The certificate's order, if the user owns it. */
export function ownOrder(
  world: World,
  user: UserRow | undefined,
  code: string,
  now: number,
): OrderRow | undefined {
  const found = findCertificate(world, code, now)
  return found?.owner.identity === user?.identity ? found?.row : undefined
}

/** Why title and authors cannot be printed, or undefined. */
export function certificateRefusal(edit: {
  title: string
  authors: string
}): components['schemas']['CertificateRefusalKey'] | undefined {
  if (edit.title.trim() === '') return 'certificate-title-required'
  return edit.authors.trim() === '' ? 'certificate-authors-required' : undefined
}
