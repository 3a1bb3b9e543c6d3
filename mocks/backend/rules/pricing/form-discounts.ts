import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/order-form-rows.ts'
import type { PromotionalCodeRow } from '../../../world/pricing-rows.ts'
import { reeditPercents, reeditWithin } from '../../reference-data/services/reedit-discounts.ts'
import { codeStatus } from './code-rules.ts'

export type DiscountSources = {
  /** Per cent off a re-edit. */
  reedit: { percent: number; externalId: string } | null
  codes: PromotionalCodeRow[]
  /** Codes that the form offers automatically. */
  offered: PromotionalCodeRow[]
}

function reeditOf(world: World, { origin, owner }: OrderFormRow, now: number) {
  if (origin?.kind !== 'reedit') return null
  const row = world.orders.get(origin.identity)
  if (row?.owner !== owner) return null
  const { services, completedAt, deadline, externalId } = row.order
  const doneAt = completedAt ?? deadline
  if (doneAt === null || now - parseInstant(doneAt) > reeditWithin) return null
  const percent = Math.max(0, ...services.map(({ id }) => reeditPercents[id] ?? 0))
  return percent > 0 ? { percent, externalId } : null
}

/** `now`: epoch milliseconds. */
export function discountSourcesOf(world: World, form: OrderFormRow, now: number): DiscountSources {
  const holds = (row: PromotionalCodeRow) => codeStatus(row, form.owner, now) === 'holds'
  const codes = form.codes.flatMap((code) => world.promotionalCodes.get(code) ?? []).filter(holds)
  const offered = [...world.promotionalCodes.in('offered', true).rows()].filter(holds)
  return { reedit: reeditOf(world, form, now), codes, offered }
}
