import { t } from '@lingui/core/macro'
import type { Message } from '../messages/message-queue.ts'
import type { DraftEnd } from './draft-store.ts'

const key = 'draft-ended'

/** What is said where another tab has ended a form that is open here, too. */
export const endedElsewhere: Record<DraftEnd, Message> = {
  sent: {
    key,
    kind: 'warning',
    text: () => t`You sent this form in another tab, so we cleared it here.`,
  },
  discarded: {
    key,
    kind: 'warning',
    text: () => t`You discarded this form in another tab, so we cleared it here.`,
  },
}
