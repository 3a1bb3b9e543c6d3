import { t } from '@lingui/core/macro'
import { showMessage } from '../../ui/messages/message-store.ts'

export function notifyUnknownEdit(): void {
  const text = () =>
    t`We could not find this edit. It may have been deleted or may belong to another account.`
  showMessage({ key: 'unknown-edit', kind: 'warning', text })
}

export function notifyEditStarted(name: string): void {
  const text = () => t`We are editing “${name}”. You’ll find it in your list.`
  showMessage({ key: 'edit-started', kind: 'success', text })
}
