import { useLingui } from '@lingui/react/macro'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { formatFileTypes } from '../../../i18n/format-file-types.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import styles from '../reviewer-response.module.css'

type Props = {
  accept: readonly string[]
  busy: boolean
  isTextSaved?: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** Reads a file in the page; none is sent. */
export function FileChooser({ accept, busy, isTextSaved, onFile, children }: Props) {
  const { t, i18n } = useLingui()
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isDragged, setDragged] = useState(false)
  const endings = formatFileTypes(accept, i18n.locale)
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setDragged(isOver)
  }
  const choose = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same
    <div
      className={isDragged ? `${styles.zone} ${styles.dragged}` : styles.zone}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={() => setDragged(false)}
      onDrop={(event) => {
        drag(event, false)
        choose(event.dataTransfer.files)
      }}
    >
      <Button busy={busy} aria-describedby={hint} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <span id={hint} className={styles.small}>
        {isTextSaved
          ? t`Accepted: ${endings}. The file stays on your device; its text is saved with the order.`
          : t`Accepted: ${endings}. The file stays on your device.`}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(',')}
        onChange={(event) => {
          choose(event.target.files)
          // Allows choosing the same file again after correcting it.
          event.target.value = ''
        }}
      />
    </div>
  )
}
