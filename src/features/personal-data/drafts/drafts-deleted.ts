import { t } from '@lingui/core/macro'
import type { Message } from '../../../ui/messages/message-queue.ts'

export const draftsDeleted: Message = {
  key: 'drafts-deleted',
  kind: 'success',
  text: () => t`The drafts on this device have been deleted.`,
}
