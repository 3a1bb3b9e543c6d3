import { t } from '@lingui/core/macro'
import { showMessage } from '../../../ui/messages/message-store.ts'

/** Says that the address is of no report that the person may see. */
export function tellUnknownReport(): void {
  const text = () =>
    t`We could not find this report. It may have been archived or may belong to another account.`
  showMessage({ key: 'unknown-report', kind: 'warning', text })
}

/** Says that a manuscript was sent and nothing came of it. */
export function tellNoneCreated(): void {
  const text = () => t`The assessment didn't start. Please upload your manuscript again.`
  showMessage({ key: 'no-assessment', kind: 'warning', text })
}
