import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import { revenueShares } from '../../reference-data/revenue-shares.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { codeAsKept, codeStanding } from '../pricing/code-rules.ts'
import { originalNumberOf } from './original-order.ts'

type Message = components['schemas']['OrderFormMessage']

/** The codes that the address of an order form names, as they were typed. */
export type AddressCodes = { revenueShareCode?: string; promotionalCode?: string }

function holds(world: World, owner: string, code: string, now: number): boolean {
  return codeStanding(world.promotionalCodes.get(code), owner, now) === 'holds'
}

/** Whether another round is to be of an order with a service that is not sold any more, and none is chosen. */
function lacksItsService(world: World, form: OrderFormRow): boolean {
  const original = originalNumberOf(form)
  if (form.service !== null || original === null) return false
  const earlier = world.orders.get(original)?.order.services ?? []
  return earlier.some(({ id }) => formService(id) === undefined)
}

/** What whoever comes to a form, by an address with codes, is told at an instant (epoch milliseconds). */
export function greetingsOf(
  world: World,
  form: OrderFormRow,
  { revenueShareCode, promotionalCode }: AddressCodes,
  now: number,
): Message[] {
  const messages: Message[] = []
  if (lacksItsService(world, form)) messages.push({ key: 'service-not-offered', type: 'warning' })
  const share = revenueShareCode === undefined ? undefined : codeAsKept(revenueShareCode)
  if (revenueShares.some((code) => code === share)) {
    messages.push({ key: 'revenue-share-greeting', type: 'info' })
  }
  if (promotionalCode !== undefined) {
    messages.push(
      holds(world, form.owner, codeAsKept(promotionalCode), now)
        ? { key: 'promotional-code-greeting', type: 'info' }
        : { key: 'promotional-code-not-valid', type: 'warning' },
    )
  }
  return messages
}

/**
 * The form with the promotional code of the address on it, where that holds at an instant (epoch
 * milliseconds) and no other code is on it. It counts as soon as something is chosen that it is
 * for; nothing was saved by it, so that an untouched form stays one.
 */
export function withCodeOf(
  world: World,
  form: OrderFormRow,
  { promotionalCode }: AddressCodes,
  now: number,
): OrderFormRow {
  if (promotionalCode === undefined || form.codes.length > 0) return form
  const code = codeAsKept(promotionalCode)
  if (!holds(world, form.owner, code, now)) return form
  return world.orderForms.update(form.identity, { codes: [code] })
}
