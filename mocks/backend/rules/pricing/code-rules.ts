import type { PromotionalCodeRow } from '../../../world/pricing-rows.ts'

export const codeAsKept = (typed: string): string => typed.trim().toUpperCase()

export type CodeStanding = 'holds' | 'unknown' | 'expired' | 'used'

/** Whether a person may use a code at `now`; another person's code counts as unknown. */
export function codeStanding(
  row: PromotionalCodeRow | undefined,
  owner: string,
  now: number,
): CodeStanding {
  if (!row || (row.owner !== null && row.owner !== owner)) return 'unknown'
  if (row.usedBy.includes(owner)) return 'used'
  return row.endsAt !== null && now > row.endsAt ? 'expired' : 'holds'
}
