import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { formatFileTypes } from '../../../i18n/format-file-types.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { Sentences } from '../../page/sentences.tsx'
import type { FieldName } from '../field-name.ts'
import { type FieldLabels, GroupFrame } from '../fields/field-frame.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import { DropZone } from './drop-zone.tsx'
import { type FileEntry, isUnkept, isUseful } from './file-entries.ts'
import styles from './file-field.module.css'
import { LeaveWhileSending } from './leave-while-sending.tsx'
import type { Upload, UploadResult } from './uploaded-file.ts'
import { useFileField } from './use-file-field.ts'

type Props = FieldLabels & {
  name: FieldName<readonly UploadResult[]>
  /** Accepted extensions: ['.doc', '.docx']. */
  accept: readonly string[]
  /** Bytes; unlimited by default. */
  maxSize?: number
  max?: number
  upload: Upload
  button?: string
  done?: string
  large?: boolean
  /** Where most files are there already: those stand before the place for more. */
  filesFirst?: boolean
  about?: (entry: FileEntry) => ReactNode
}

export function FileField(props: Props) {
  const { name, accept, maxSize = Number.POSITIVE_INFINITY, max = 1, upload, done, large } = props
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const files = useFileField(name, { accept, maxSize, max, upload, done })
  const { field, entries, uploads } = files
  const hasFiles = entries.some(isUseful)
  const isAddition = props.filesFirst === true && hasFiles

  const replaced = useRef<FileEntry>(undefined)
  const browse = (instead?: FileEntry) => {
    replaced.current = instead
    input.current?.click()
  }
  const choose = (chosen: FileList | null) => {
    if (replaced.current && chosen?.length) uploads.remove(replaced.current)
    replaced.current = undefined
    setLeftOut(uploads.choose([...(chosen ?? [])]))
  }

  const chosen = <ChosenFiles files={files} done={done} about={props.about} onBrowse={browse} />
  return (
    <GroupFrame
      field={field}
      label={props.label}
      optional={props.optional && !isAddition}
      hint={<FileHint accept={accept} max={max} hint={props.hint} />}
    >
      {props.filesFirst ? chosen : null}
      <DropZone
        field={field}
        accept={accept}
        many={max > 1}
        button={isAddition ? t`Add another file` : props.button}
        large={large}
        compact={isAddition}
        isMain={large === true && !hasFiles}
        ref={input}
        onBrowse={() => browse()}
        onFiles={choose}
      />
      <LeftOutFiles names={leftOut} />
      {props.filesFirst ? null : chosen}
      <LeaveWhileSending active={isUnkept(entries)} />
    </GroupFrame>
  )
}

function FileHint({ accept, max, hint }: Pick<Props, 'accept' | 'hint'> & { max: number }) {
  const { t, i18n } = useLingui()
  const endings = formatFileTypes(accept, i18n.locale)
  return (
    <Sentences>
      {hint}
      {t`Accepted: ${endings}.`}
      {max > 1 ? <Plural value={max} one="Up to # file." other="Up to # files." /> : null}
    </Sentences>
  )
}

function LeftOutFiles({ names: leftOut }: { names: readonly string[] }) {
  const { t, i18n } = useLingui()
  const { length: count } = leftOut
  if (count === 0) return null
  const names = formatList(leftOut, { language: i18n.locale })
  return (
    <p role="alert" className={styles.over}>
      {t`${plural(count, {
        one: `${names} was left out. You’ve reached the limit.`,
        other: `${names} were left out. You’ve reached the limit.`,
      })}`}
    </p>
  )
}
