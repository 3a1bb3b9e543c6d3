import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DigitalFile } from '../../api/digital-files.ts'
import { entryOf } from '../../lib/unlisted.ts'
import { Icon } from '../../ui/page/icon.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { ShownDate } from '../../ui/page/shown-date.tsx'
import { DeleteButton } from './delete-button.tsx'
import styles from './digital-files.module.css'
import type { DigitalFileSettings } from './digital-product.ts'
import { DownloadButton } from './download-button.tsx'
import { FileStatus } from './file-status.tsx'
import { fileStatusName } from './file-status-names.ts'

type Props<File extends DigitalFile> = {
  product: DigitalFileSettings<File>
  file: File
  title: ReactNode
  facts?: ReactNode
  /** Of a file that is ready. */
  action?: ReactNode
  onDeleted: () => void
}

export function DigitalFileRow<File extends DigitalFile>(props: Props<File>) {
  const { product, file, title, facts, action, onDeleted } = props
  const { status, createdAt } = file
  const { data: isArchived } = useQuery(product.options.archivedQuery(file.identity))
  const day = <ShownDate at={createdAt} />
  const isReady = status === 'completed' && !isArchived
  return (
    <li className={isArchived ? styles.row : `${styles.row} ${entryOf(styles, status) ?? ''}`}>
      <div className={styles.about}>
        <h3>{title}</h3>
        {isReady ? null : <FileStatus product={product} file={file} isListed />}
        <p className={styles.meta}>
          {isReady ? <Icon name="check" /> : null}
          <MetaLine>
            {isReady ? fileStatusName('completed') : null}
            <Trans>Uploaded {day}</Trans>
            {facts}
          </MetaLine>
        </p>
      </div>
      <div className={styles.actions}>
        {isReady ? action : null}
        {status === 'completed' ? (
          <DownloadButton product={product} file={file} variant="text" />
        ) : null}
        {product.isDeletable(file) ? (
          <DeleteButton product={product} file={file} variant="subdued" onDeleted={onDeleted} />
        ) : null}
      </div>
    </li>
  )
}
