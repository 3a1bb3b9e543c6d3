import type { ReactNode } from 'react'
import type { FilesOwner, FinishedFile } from '../../api/files/finished-files.ts'
import { FinishedFileRow } from './finished-file-row.tsx'
import styles from './finished-files.module.css'

type Props = {
  owner: FilesOwner
  files: readonly FinishedFile[]
  actionOf?: (file: FinishedFile) => ReactNode
}

export function FinishedFileList({ owner, files, actionOf }: Props) {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <FinishedFileRow key={file.key} owner={owner} file={file} action={actionOf?.(file)} />
      ))}
    </ul>
  )
}
