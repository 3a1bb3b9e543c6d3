import { t } from '@lingui/core/macro'
import type { Message } from '../messages/message-queue.ts'
import type { DraftEnd } from './draft/draft-store.ts'
import { FormFailure } from './form-failure.ts'

const key = 'draft-ended'

export const endedInAnotherTab: Record<DraftEnd, Message> = {
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

export const sentInAnotherTab = () =>
  new FormFailure({
    message: () =>
      t`You also sent this form in another tab, and it may still go through. To send it here too, press the button again.`,
    // The other tab's attempt stays valid.
    outcome: 'unknown',
  })
