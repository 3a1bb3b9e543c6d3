import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { SessionRow, UserRow } from '../../../world/rows/rows.ts'
import { Problem } from '../../calls/problem.ts'
import { newForm } from './new-form.ts'
import { normalizeForm } from './normalize-form.ts'

export function ownerOf(user: UserRow | undefined, session: SessionRow): string {
  return user?.identity ?? session.token
}

/** The newest form that is not an order yet; it may be a quote. */
export function currentForm(world: World, owner: string): OrderFormRow | undefined {
  for (const form of world.orderForms.in('byOwner', owner).rows()) {
    if (form.orderedAs === null) return form
  }
  return undefined
}

export function isQuoteOnly({ goal, quote }: OrderFormRow): boolean {
  return goal === 'price-quote' && quote !== null && quote.convertedAt === null
}

export function isInProgress(form: OrderFormRow): boolean {
  return form.changedAt !== null && form.orderedAs === null && !isQuoteOnly(form)
}

export function ownForm(world: World, owner: string, identity: string): OrderFormRow | undefined {
  const form = world.orderForms.get(identity)
  return form?.owner === owner ? form : undefined
}

/** @throws Problem 404 if it does not exist, belongs to another owner or became an order */
export function formFor(world: World, owner: string, identity: string): OrderFormRow {
  const form = ownForm(world, owner, identity)
  if (form?.orderedAs === null) return form
  throw new Problem(404, 'No such order form', `There is no order form ${identity} here.`)
}

export function beginForm(
  world: World,
  owner: string,
  now: Instant,
  changes: Partial<OrderFormRow> = {},
): OrderFormRow {
  const turn = world.next('orderForms')
  const identity = `form-${turn}`
  return world.orderForms.insert({ ...newForm({ identity, owner, turn, now }), ...changes })
}

export function changeForm(
  world: World,
  form: OrderFormRow,
  now: Instant,
  changes: Partial<OrderFormRow>,
): OrderFormRow {
  return world.orderForms.update(
    form.identity,
    normalizeForm({ ...form, ...changes, changedAt: now }),
  )
}
