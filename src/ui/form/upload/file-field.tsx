import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { formatFileTypes } from '../../../i18n/format-file-types.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { Button } from '../../page/buttons/button.tsx'
import { Sentences } from '../../page/sentences.tsx'
import { VisuallyHidden } from '../../page/visually-hidden.tsx'
import type { FieldName } from '../field-name.ts'
import { type FieldLabels, GroupFrame } from '../fields/field-frame.tsx'
import { useField } from '../fields/use-field.ts'
import { useFormState } from '../form-context.ts'
import { type FileEntry, isUseful } from './file-entries.ts'
import styles from './file-field.module.css'
import { FileRow, useFileStatus, useRefusalReason } from './file-row.tsx'
import { LeaveWhileSending } from './leave-while-sending.tsx'
import { type Upload, type UploadResult, uploadedIn } from './uploaded-file.ts'
import { useUploads } from './use-uploads.ts'

type Props = FieldLabels & {
  name: FieldName<readonly UploadResult[]>
  /** Accepted extensions: ['.doc', '.docx']. */
  accept: readonly string[]
  /** Bytes; unlimited by default. */
  maxSize?: number
  /** Largest number of files. */
  max?: number
  upload: Upload
  /** Defaults to "Choose a file". */
  button?: string
  /** Text of an uploaded file; defaults to "Uploaded". */
  done?: string
  /** A large drop zone, for screens that begin with an upload. */
  large?: boolean
  /** What is known of a file, beneath its status. */
  about?: (entry: FileEntry) => ReactNode
}

/** Uploads each file as soon as it is chosen; the value is UploadResult[]. */
export function FileField({
  name,
  accept,
  maxSize = Number.POSITIVE_INFINITY,
  max = 1,
  upload,
  button,
  done,
  large,
  about,
  ...labels
}: Props) {
  const { label, hint, optional } = labels
  const { t, i18n } = useLingui()
  const form = useFormState()
  const statusOf = useFileStatus(done)
  const reasonOf = useRefusalReason({ accept, maxSize })
  const announcementOf = (what: string, more: string) => t`${what}: ${more}`
  const input = useRef<HTMLInputElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [dragged, setDragged] = useState(false)

  const field = useField(name, {
    file: true,
    check: () => (uploads.isSending() ? t`Please wait for the upload to finish.` : undefined),
  })
  const uploads = useUploads({
    accept,
    maxSize,
    max,
    upload,
    uploaded: uploadedIn(field.value),
    remembered: form.storedFileNames(name),
    onChange(uploaded, names) {
      field.change(uploaded)
      form.storeFileNames(name, names)
    },
    onStateChange: (entry) => {
      const status = [statusOf(entry), reasonOf(entry)].filter(Boolean).join('. ')
      setAnnouncement(announcementOf(entry.name, status))
    },
  })

  const resets = useRef(form.resets)
  useEffect(() => {
    if (resets.current === form.resets) return
    resets.current = form.resets
    uploads.reset(uploadedIn(form.valueOf(name)))
  }, [form, name, uploads])

  /** Makes room for the next chosen file. */
  const replaced = useRef<FileEntry>(undefined)
  const browse = (instead?: FileEntry) => {
    replaced.current = instead
    input.current?.click()
  }
  const choose = (files: FileList | null) => {
    if (replaced.current && files?.length) uploads.remove(replaced.current)
    replaced.current = undefined
    setLeftOut(uploads.choose([...(files ?? [])]))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragged(false)
    choose(event.dataTransfer.files)
  }

  const { length: count } = leftOut
  const names = formatList(leftOut, { language: i18n.locale })
  const endings = formatFileTypes(accept, i18n.locale)
  const many = max > 1
  const buttonLabel = button ?? (many ? t`Choose files` : t`Choose a file`)
  const zone = [styles.zone, large && styles.large, dragged && styles.dragged]
  const described = field.error ? `${field.hintId} ${field.errorId}` : field.hintId

  return (
    <GroupFrame
      field={field}
      label={label}
      optional={optional}
      hint={
        <Sentences>
          {hint}
          {t`Accepted: ${endings}.`}
          {many ? <Plural value={max} one="Up to # file." other="Up to # files." /> : null}
        </Sentences>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same */}
      <div
        className={zone.filter(Boolean).join(' ')}
        data-invalid={field.error !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setDragged(true)
        }}
        onDragLeave={() => setDragged(false)}
        onDrop={drop}
      >
        <Button
          id={field.id}
          variant={large && !uploads.entries.some(isUseful) ? 'filled' : 'quiet'}
          onClick={() => browse()}
          onBlur={field.blur}
          aria-describedby={described}
        >
          {buttonLabel}
        </Button>
        <span className={styles.drop}>{many ? t`or drop them here` : t`or drop it here`}</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple={many}
          accept={accept.join(',')}
          onChange={(event) => {
            choose(event.target.files)
            // Allows choosing the same file again after correcting it.
            event.target.value = ''
          }}
        />
      </div>
      {count > 0 ? (
        <p role="alert" className={styles.over}>
          {t`${plural(count, {
            one: `${names} was left out. You've reached the limit.`,
            other: `${names} were left out. You've reached the limit.`,
          })}`}
        </p>
      ) : null}
      {uploads.entries.length > 0 ? (
        <ul className={styles.files}>
          {uploads.entries.map((entry) => (
            <FileRow
              key={entry.id}
              entry={entry}
              done={done}
              reason={reasonOf(entry)}
              about={about?.(entry)}
              refused={field.error !== undefined}
              onRetry={() => uploads.retry(entry)}
              onChooseAgain={() => browse()}
              onChooseAnother={() => browse(entry)}
              onRemove={() => {
                uploads.remove(entry)
                setAnnouncement(announcementOf(entry.name, t`removed`))
                document.getElementById(field.id)?.focus()
              }}
            />
          ))}
        </ul>
      ) : null}
      <LeaveWhileSending active={uploads.entries.some(({ state }) => state === 'sending')} />
      <span role="status" className={styles.announcement}>
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </GroupFrame>
  )
}
