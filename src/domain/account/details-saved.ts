import { t } from '@lingui/core/macro'
import type { Message } from '../../ui/messages/message-queue.ts'

/** What a change of the account's details says once it is done. */
export const detailsSaved: Message = {
  key: 'save-currency-success',
  kind: 'success',
  text: () => t`Your details have been saved.`,
}
