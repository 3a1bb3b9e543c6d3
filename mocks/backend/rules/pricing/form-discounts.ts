import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { PriceQuoteRow, PromotionalCodeRow } from '../../../world/rows/pricing-rows.ts'
import { reeditPercents, reeditWithin } from '../../reference-data/services/reedit-discounts.ts'
import { codeStatus } from './code-rules.ts'

export type DiscountSources = {
  reedit: { percent: number; externalId: string } | null
  codes: PromotionalCodeRow[]
  offered: PromotionalCodeRow[]
}

function reeditOf(world: World, { origin, owner }: OrderFormRow, now: Instant) {
  if (origin?.kind !== 'reedit') return null
  const row = world.orders.get(origin.identity)
  if (row?.owner !== owner) return null
  const { services, completedAt, deadline, externalId } = row.order
  const doneAt = completedAt ?? deadline
  if (doneAt === null || now - parseInstant(doneAt) > reeditWithin) return null
  const percent = Math.max(0, ...services.map(({ id }) => reeditPercents[id] ?? 0))
  return percent > 0 ? { percent, externalId } : null
}

type Chosen = Pick<PriceQuoteRow['lines'][number], 'serviceIdentity' | 'quantity' | 'deliveryTier'>

const inOrder = (chosen: readonly Chosen[]) =>
  chosen
    .map(({ serviceIdentity, quantity, deliveryTier }) => [serviceIdentity, quantity, deliveryTier])
    .toSorted()
    .join()

function isForChoice({ lines, wordCount }: PriceQuoteRow, form: OrderFormRow): boolean {
  const { service, tier, additions } = form
  const main =
    service === null ? [] : [{ serviceIdentity: service, quantity: 1, deliveryTier: tier }]
  const others = additions.map((one) => ({ ...one, deliveryTier: 'standard' as const }))
  return wordCount === form.wordCount && inOrder(lines) === inOrder([...main, ...others])
}

/** A valid quote holds its discounts for what it was made of, also once it is an order. */
function discountedAt(world: World, form: OrderFormRow, now: Instant): number {
  const quote = form.quote === null ? undefined : world.priceQuotes.get(form.quote.estimateId)
  return quote && quote.validUntil > now && isForChoice(quote, form) ? quote.createdAt : now
}

export function discountSourcesOf(world: World, form: OrderFormRow, now: Instant): DiscountSources {
  const at = discountedAt(world, form, now)
  const holdsAt = (instant: Instant) => (row: PromotionalCodeRow) =>
    codeStatus(row, form.owner, instant) === 'holds'
  const codes = form.codes.flatMap((code) => world.promotionalCodes.get(code) ?? [])
  const offered = [...world.promotionalCodes.in('offered', true).rows()]
  return {
    reedit: reeditOf(world, form, at),
    codes: codes.filter(holdsAt(at)),
    offered: offered.filter(holdsAt(now)),
  }
}
