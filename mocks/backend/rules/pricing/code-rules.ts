import type { Instant } from '../../../../src/lib/instant.ts'
import type { PromotionalCodeRow } from '../../../world/rows/pricing-rows.ts'

export const normalizeCode = (typed: string): string => typed.trim().toUpperCase()

type CodeStatus = 'holds' | 'unknown' | 'expired' | 'used'

/** Whether a person may use a code at `now`; another person's code counts as unknown. */
export function codeStatus(
  row: PromotionalCodeRow | undefined,
  owner: string,
  now: Instant,
): CodeStatus {
  if (!row || (row.owner !== null && row.owner !== owner)) return 'unknown'
  if (row.usedBy.includes(owner)) return 'used'
  return row.endsAt !== null && now > row.endsAt ? 'expired' : 'holds'
}
