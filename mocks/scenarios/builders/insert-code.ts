import type { World } from '../../world/galley-world.ts'
import type { PromotionalCodeRow } from '../../world/rows/pricing-rows.ts'

/** By default, the code is for everyone and does not expire. Returns the code. */
export function insertCode(
  world: World,
  code: string,
  changes: Partial<PromotionalCodeRow> & Pick<PromotionalCodeRow, 'description' | 'amount'>,
): string {
  const row = { percentBased: true, endsAt: null, owner: null, offered: true, forClasses: null }
  return world.promotionalCodes.insert({ code, ...row, minimumDollars: 0, usedBy: [], ...changes })
    .code
}
