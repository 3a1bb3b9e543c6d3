import { lazy } from 'react'
import { Fold } from '../../ui/page/layout/fold.tsx'
import styles from './digital-files.module.css'
import { isNarrowedOrSorted } from './file-list-address.ts'
import type { FileListFormProps } from './file-list-form.tsx'

// Most visits do without forms.
const FileListForm = lazy(async () => ({
  default: (await import('./file-list-form.tsx')).FileListForm,
}))

export function FileListFilter(props: FileListFormProps) {
  return (
    <div className={styles.filter}>
      <Fold label={props.label} open={isNarrowedOrSorted(props.terms)} besideHeading>
        <FileListForm {...props} />
      </Fold>
    </div>
  )
}
