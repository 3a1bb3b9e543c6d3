import { Trans } from '@lingui/react/macro'
import { fileTypeOf } from '../editing-rules.ts'
import styles from './edit.module.css'

function Name({ name }: { name: string }) {
  switch (fileTypeOf(name)) {
    case 'docx':
      return <Trans>Word document (.docx)</Trans>
    case 'doc':
      return <Trans>Word 97–2003 document (.doc)</Trans>
    case 'other':
      return <Trans>Document</Trans>
  }
}

export function FileType({ name }: { name: string }) {
  return (
    <span className={`${styles.type} ${styles[fileTypeOf(name)]}`}>
      <Name name={name} />
    </span>
  )
}
