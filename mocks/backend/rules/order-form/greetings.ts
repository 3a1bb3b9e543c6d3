import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { revenueShares } from '../../reference-data/revenue-shares.ts'
import { formService } from '../../reference-data/services/form-services.ts'
import { codeStatus, normalizeCode } from '../pricing/code-rules.ts'
import { originalNumberOf } from './original-order.ts'

export type AddressCodes = { revenueShareCode?: string; promotionalCode?: string }

function holds(world: World, owner: string, code: string, now: Instant): boolean {
  return codeStatus(world.promotionalCodes.get(code), owner, now) === 'holds'
}

function lacksItsService(world: World, form: OrderFormRow): boolean {
  const original = originalNumberOf(form)
  if (form.service !== null || original === null) return false
  const earlier = world.orders.get(original)?.order.services ?? []
  return earlier.some(({ id }) => formService(id) === undefined)
}

export function greetingsOf(
  world: World,
  form: OrderFormRow,
  { revenueShareCode, promotionalCode }: AddressCodes,
  now: Instant,
): Schemas['OrderFormMessage'][] {
  const messages: Schemas['OrderFormMessage'][] = []
  if (lacksItsService(world, form)) messages.push({ key: 'service-not-offered', type: 'warning' })
  const share = revenueShareCode === undefined ? undefined : normalizeCode(revenueShareCode)
  if (revenueShares.some((code) => code === share)) {
    messages.push({ key: 'revenue-share-greeting', type: 'info' })
  }
  if (promotionalCode !== undefined) {
    messages.push(
      holds(world, form.owner, normalizeCode(promotionalCode), now)
        ? { key: 'promotional-code-greeting', type: 'info' }
        : { key: 'promotional-code-not-valid', type: 'warning' },
    )
  }
  return messages
}

/** It is not saved, so that an untouched form stays untouched. */
export function withCodeOf(
  world: World,
  form: OrderFormRow,
  { promotionalCode }: AddressCodes,
  now: Instant,
): OrderFormRow {
  if (promotionalCode === undefined || form.codes.length > 0) return form
  const code = normalizeCode(promotionalCode)
  if (!holds(world, form.owner, code, now)) return form
  return world.orderForms.update(form.identity, { codes: [code] })
}
