import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LoyaltyLevel } from '../../../api/rewards.ts'

export const levelLabels: Record<LoyaltyLevel['name'], MessageDescriptor> = {
  // The same word is a greeting in other messages.
  welcome: msg({ message: 'Welcome', context: 'level of rewards' }),
  premier: msg`Premier`,
  elite: msg`Elite`,
}
