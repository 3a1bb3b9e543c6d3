import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LoyaltyLevel } from '../../api/rewards.ts'
import type { Listed } from '../../lib/unlisted.ts'

export const levelLabels: Record<Listed<LoyaltyLevel['name']>, MessageDescriptor> = {
  // The same word is a greeting in other messages.
  welcome: msg({ message: 'Welcome', context: 'level of rewards' }),
  premier: msg`Premier`,
  elite: msg`Elite`,
}
