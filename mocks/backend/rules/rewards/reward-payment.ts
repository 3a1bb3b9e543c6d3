import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import { giveLevelCodes } from './earned-code-rules.ts'
import { creditReferrals } from './referral-rules.ts'

export function rewardPayment(world: World, { owner, total }: PaymentRow, now: Instant): void {
  giveLevelCodes(world, owner, now)
  if (total > 0) creditReferrals(world, owner, now)
}
