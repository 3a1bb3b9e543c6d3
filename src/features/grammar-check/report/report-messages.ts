import { t } from '@lingui/core/macro'
import { showMessage } from '../../../ui/messages/message-store.ts'

export function notifyUnknownReport(): void {
  const text = () =>
    t`We could not find this report. It may have been archived or may belong to another account.`
  showMessage({ key: 'unknown-report', kind: 'warning', text })
}

export function notifyNoneCreated(): void {
  const text = () => t`The assessment didn’t start. Please upload your manuscript again.`
  showMessage({ key: 'no-assessment', kind: 'warning', text })
}
