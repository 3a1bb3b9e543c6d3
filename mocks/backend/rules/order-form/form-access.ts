import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import type { SessionRow, UserRow } from '../../../world/rows.ts'
import { Problem } from '../../problem.ts'
import { newForm } from './new-form.ts'
import { settled } from './settle-form.ts'

/** Who owns what is made now: the user, or the session that nobody has signed in to. */
export function ownerOf(user: UserRow | undefined, session: SessionRow): string {
  return user?.identity ?? session.token
}

/** The newest order form of an owner that became no order; a quote that was made is one of them. */
export function currentForm(world: World, owner: string): OrderFormRow | undefined {
  for (const form of world.orderForms.in('byOwner', owner).rows()) {
    if (form.orderedAs === null) return form
  }
  return undefined
}

/** Whether a form only shows a quote that was made, and not made an order since. */
export function isQuoteOnly({ goal, quote }: OrderFormRow): boolean {
  return goal === 'price-quote' && quote !== null && quote.convertedAt === null
}

/** Whether something was saved in a form that is neither an order nor a finished quote. */
export function isInProgress(form: OrderFormRow): boolean {
  return form.changedAt !== null && form.orderedAs === null && !isQuoteOnly(form)
}

/** An owner's form of that identity, also where it became an order; undefined where there is none. */
export function ownForm(world: World, owner: string, identity: string): OrderFormRow | undefined {
  const form = world.orderForms.get(identity)
  return form?.owner === owner ? form : undefined
}

/**
 * The form of that identity. Throws a Problem 404 where there is none, it is somebody else's, or it
 * became an order.
 */
export function formFor(world: World, owner: string, identity: string): OrderFormRow {
  const form = ownForm(world, owner, identity)
  if (form?.orderedAs === null) return form
  throw new Problem(404, 'No such order form', `There is no order form ${identity} here.`)
}

/** Begins an order form with what differs from an empty one. */
export function beginForm(
  world: World,
  owner: string,
  now: number,
  changes: Partial<OrderFormRow> = {},
): OrderFormRow {
  const turn = world.next('orderForms')
  const identity = `form-${turn}`
  return world.orderForms.insert({ ...newForm({ identity, owner, turn, now }), ...changes })
}

/** Saves changes of a form, and what follows from them, at an instant (epoch milliseconds). */
export function changeForm(
  world: World,
  form: OrderFormRow,
  now: number,
  changes: Partial<OrderFormRow>,
): OrderFormRow {
  return world.orderForms.update(form.identity, settled({ ...form, ...changes, changedAt: now }))
}
