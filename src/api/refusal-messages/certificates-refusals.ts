import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const certificatesRefusals = {
  'certificate-title-required': msg`Please enter your project title.`,
  'certificate-authors-required': msg`Please enter your project authors.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
