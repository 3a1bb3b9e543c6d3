import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderRow, UserRow } from '../../../world/rows/rows.ts'
import { Problem } from '../../calls/problem.ts'
import { orderNow } from '../orders/order-access.ts'

export type CertifiedOrder = { row: OrderRow; owner: UserRow; certificate: Schemas['Certificate'] }

function findCertificate(world: World, code: string, now: Instant): CertifiedOrder | undefined {
  const [row] = world.orders.in('byCertificate', code.toUpperCase()).rows()
  const owner = row && world.users.get(row.owner)
  if (!row || !owner) return undefined
  const { certificate } = orderNow({ world, user: owner, now }, row)
  return certificate ? { row, owner, certificate } : undefined
}

/** @throws Problem 404 for an unknown code */
export function certificateFor(world: World, code: string, now: Instant): CertifiedOrder {
  const found = findCertificate(world, code, now)
  if (found) return found
  throw new Problem(404, 'No such certificate', `No certificate has the code ${code}.`)
}

export function ownOrder(
  world: World,
  user: UserRow | undefined,
  code: string,
  now: Instant,
): OrderRow | undefined {
  const found = findCertificate(world, code, now)
  return found?.owner.identity === user?.identity ? found?.row : undefined
}

export function certificateRefusal(edit: {
  title: string
  authors: string
}): Schemas['CertificateRefusalKey'] | undefined {
  if (edit.title.trim() === '') return 'certificate-title-required'
  return edit.authors.trim() === '' ? 'certificate-authors-required' : undefined
}
