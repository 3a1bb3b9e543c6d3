import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ApiError, isNetworkFailure } from '../../../api/errors/api-failure.ts'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { sentFileMutation } from '../../../api/files/sent-files.ts'
import type { OrderDetails } from '../../../api/orders.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { dismissMessage, showMessage } from '../../../ui/messages/message-store.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import styles from './order-rail.module.css'

type OriginalFile = OrderDetails['originalFiles'][number]

const isArchived = (error: unknown) => error instanceof ApiError && error.status === 404

function FileButton({ file }: { file: OriginalFile }) {
  const { t: say } = useLingui()
  const { identity, name } = file
  const key = `original-file ${identity}`
  const { mutateAsync, isPending } = useMutation(sentFileMutation())
  const download = async () => {
    dismissMessage(key)
    try {
      saveFile(await mutateAsync(file))
    } catch (error) {
      // The network dialog reports it.
      if (isNetworkFailure(error)) return
      const reason = () => (isArchived(error) ? t`It has been archived.` : failureReason(error))
      const text = () => `${t`${name} could not be downloaded.`} ${reason()}`
      showMessage({ key, kind: 'error', text })
    }
  }
  return (
    <Button
      variant="text"
      busy={isPending}
      aria-label={say`Download ${name}`}
      onClick={() => void download()}
    >
      {name}
    </Button>
  )
}

/** As they were sent in. */
export function OriginalFiles({ order }: { order: Pick<OrderDetails, 'originalFiles'> }) {
  if (order.originalFiles.length === 0) {
    return (
      <p>
        <Trans>No files yet</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.list}>
      {order.originalFiles.map((file) => (
        <li key={file.identity}>
          <FileButton file={file} />
        </li>
      ))}
    </ul>
  )
}
