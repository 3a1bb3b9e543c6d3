import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const reviewerResponseRefusals = {
  'reviewer-response-changed': msg`Your answer was also changed elsewhere. Please choose which version to keep.`,
  'reviewer-response-not-completed': msg`An answer to the reviewers is saved with an order once the order is completed. Please download it to keep it.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
