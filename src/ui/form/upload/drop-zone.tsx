import { useLingui } from '@lingui/react/macro'
import { type DragEvent, type Ref, useState } from 'react'
import { Button } from '../../page/buttons/button.tsx'
import type { Field } from '../fields/use-field.ts'
import styles from './file-field.module.css'

type Props = {
  field: Field
  accept: readonly string[]
  many: boolean
  button?: string | undefined
  large?: boolean | undefined
  /** Below files that are there already. */
  compact: boolean
  isMain: boolean
  ref: Ref<HTMLInputElement>
  onBrowse: () => void
  onFiles: (files: FileList | null) => void
}

export function DropZone({ field, accept, many, button, isMain, ref, ...props }: Props) {
  const { large, compact, ...on } = props
  const { t } = useLingui()
  const [isDragged, setDragged] = useState(false)
  const zone = [
    styles.zone,
    large && styles.large,
    compact && styles.compact,
    isDragged && styles.dragged,
  ]
  const described = field.error ? `${field.hintId} ${field.errorId}` : field.hintId
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setDragged(isOver)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same
    <div
      className={zone.filter(Boolean).join(' ')}
      data-invalid={field.error !== undefined || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={() => setDragged(false)}
      onDrop={(event) => {
        drag(event, false)
        on.onFiles(event.dataTransfer.files)
      }}
    >
      <Button
        id={field.id}
        variant={isMain ? 'filled' : 'quiet'}
        onClick={on.onBrowse}
        onBlur={field.blur}
        aria-describedby={described}
      >
        {button ?? (many ? t`Choose files` : t`Choose a file`)}
      </Button>
      <span className={styles.drop}>{many ? t`or drop files here` : t`or drop it here`}</span>
      <input
        ref={ref}
        type="file"
        hidden
        multiple={many}
        accept={accept.join(',')}
        onChange={(event) => {
          on.onFiles(event.target.files)
          // Allows choosing the same file again after correcting it.
          event.target.value = ''
        }}
      />
    </div>
  )
}
