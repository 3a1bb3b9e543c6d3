import type { components } from '../../../../src/api/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import type { PromotionalCodeRow } from '../../../world/pricing-rows.ts'
import type { UserRow } from '../../../world/rows.ts'
import { highlightedBefore } from '../../catalogue/loyalty-levels.ts'
import { fromDollars } from '../money.ts'
import { writtenMoney } from '../written-money.ts'

type Schemas = components['schemas']

/** A promotional code as a person sees it listed at an instant (epoch milliseconds). */
export function shownPromotion(
  row: PromotionalCodeRow,
  { identity, account }: UserRow,
  now: number,
): Schemas['Promotion'] {
  const { code, description, percentBased, endsAt, usedBy } = row
  const amount = percentBased ? row.amount : fromDollars(row.amount, account.currency)
  const used = usedBy.includes(identity)
  return {
    code,
    name: description,
    discount: {
      amount,
      displayableAmount: percentBased ? `${amount}%` : writtenMoney(amount, account.currency),
    },
    endDate: endsAt === null ? null : new Date(endsAt).toISOString(),
    used,
    highlighted: !used && endsAt !== null && endsAt - now <= highlightedBefore,
  }
}

/** The promotions that are open to everybody, and the codes of a person's own that still count. */
export function promotionsFor(world: World, user: UserRow, now: number) {
  const codes = [...world.promotionalCodes.all()]
  const runs = ({ endsAt }: PromotionalCodeRow) => endsAt === null || endsAt >= now
  const shown = (row: PromotionalCodeRow) => shownPromotion(row, user, now)
  const isOwn = ({ owner }: PromotionalCodeRow) => owner === user.identity
  const isUsed = ({ usedBy }: PromotionalCodeRow) => usedBy.includes(user.identity)
  return {
    open: codes.filter((row) => row.owner === null && row.offered && runs(row)).map(shown),
    earned: codes.filter((row) => isOwn(row) && (isUsed(row) || runs(row))).map(shown),
  }
}
