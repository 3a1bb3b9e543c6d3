import type { PromotionalCodeRow } from '../../../world/pricing-rows.ts'

/** A code as it is kept: people type it in any case and with blanks around it. */
export const codeAsKept = (typed: string): string => typed.trim().toUpperCase()

export type CodeStanding = 'holds' | 'unknown' | 'expired' | 'used'

/** Whether somebody may use a code at an instant. Another person's code is as good as unknown. */
export function codeStanding(
  row: PromotionalCodeRow | undefined,
  owner: string,
  now: number,
): CodeStanding {
  if (!row || (row.owner !== null && row.owner !== owner)) return 'unknown'
  if (row.usedBy.includes(owner)) return 'used'
  return row.endsAt !== null && now > row.endsAt ? 'expired' : 'holds'
}
