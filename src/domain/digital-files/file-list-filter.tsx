import { lazy } from 'react'
import { Fold } from '../../ui/page/layout/fold.tsx'
import { isNarrowedOrSorted } from './file-list-address.ts'
import type { FileListFormProps } from './file-list-form.tsx'

// Most visits do without forms.
const FileListForm = lazy(async () => ({
  default: (await import('./file-list-form.tsx')).FileListForm,
}))

export function FileListFilter(props: FileListFormProps) {
  return (
    <Fold label={props.label} open={isNarrowedOrSorted(props.terms)}>
      <FileListForm {...props} />
    </Fold>
  )
}
