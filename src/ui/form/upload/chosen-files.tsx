import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FileEntry } from './file-entries.ts'
import styles from './file-field.module.css'
import { FileRow } from './file-row.tsx'
import type { useFileField } from './use-file-field.ts'

type Props = {
  done?: string | undefined
  about?: ((entry: FileEntry) => ReactNode) | undefined
  files: ReturnType<typeof useFileField>
  onBrowse: (instead?: FileEntry) => void
}

export function ChosenFiles({ files, done, about, onBrowse }: Props) {
  const { t } = useLingui()
  const { field, entries, uploads, reasonOf, announceOf } = files
  if (entries.length === 0) return null
  return (
    <ul className={styles.files}>
      {entries.map((entry) => (
        <FileRow
          key={entry.id}
          entry={entry}
          done={done}
          reason={reasonOf(entry)}
          about={about?.(entry)}
          refused={field.error !== undefined}
          onRetry={() => uploads.retry(entry)}
          onChooseAgain={() => onBrowse()}
          onChooseAnother={() => onBrowse(entry)}
          onRemove={() => {
            uploads.remove(entry)
            announceOf(entry.name, t`removed`)
            document.getElementById(field.id)?.focus()
          }}
        />
      ))}
    </ul>
  )
}
