import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import { fromDollars } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { PromotionalCodeRow } from '../../../world/rows/pricing-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { highlightedBefore } from '../../reference-data/loyalty-levels.ts'
import { formatAmount } from '../format-amount.ts'

export function shownBenefit(
  row: PromotionalCodeRow,
  setting: { owner: string; currency: Schemas['Currency']; now: Instant },
): Schemas['PromotionalCodeBenefit'] {
  const { owner, currency, now } = setting
  const { code, description, percentBased, endsAt, usedBy } = row
  const amount = percentBased ? row.amount : fromDollars(row.amount, currency)
  const used = usedBy.includes(owner)
  return {
    code,
    name: description,
    discount: {
      amount,
      displayableAmount: percentBased ? `${amount}%` : formatAmount(amount, currency),
    },
    endDate: endsAt === null ? null : isoOf(endsAt),
    used,
    highlighted: !used && endsAt !== null && endsAt - now <= highlightedBefore,
  }
}

export function promotionsFor(world: World, user: UserRow, now: Instant) {
  const codes = [...world.promotionalCodes.all()]
  const runs = ({ endsAt }: PromotionalCodeRow) => endsAt === null || endsAt >= now
  const setting = { owner: user.identity, currency: user.account.currency, now }
  const shown = (row: PromotionalCodeRow) => shownBenefit(row, setting)
  const isOwn = ({ owner }: PromotionalCodeRow) => owner === user.identity
  const isUsed = ({ usedBy }: PromotionalCodeRow) => usedBy.includes(user.identity)
  return {
    open: codes.filter((row) => row.owner === null && row.offered && runs(row)).map(shown),
    earned: codes.filter((row) => isOwn(row) && (isUsed(row) || runs(row))).map(shown),
  }
}
