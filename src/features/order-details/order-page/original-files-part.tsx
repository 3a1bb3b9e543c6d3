import { Trans } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'
import { SentFileButton } from '../../../domain/finished-files/sent-file-button.tsx'
import styles from './order-rail.module.css'

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
          <SentFileButton file={file} />
        </li>
      ))}
    </ul>
  )
}
