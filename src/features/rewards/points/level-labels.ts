import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LoyaltyLevel } from '../../../api/rewards.ts'

/** How the levels are called. */
export const levelLabels: Record<LoyaltyLevel['name'], MessageDescriptor> = {
  // Elsewhere the same word greets.
  welcome: msg({ message: 'Welcome', context: 'level of rewards' }),
  premier: msg`Premier`,
  elite: msg`Elite`,
}
