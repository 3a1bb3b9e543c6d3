import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../page/announce.ts'
import type { FieldName } from '../field-name.ts'
import { useField } from '../fields/use-field.ts'
import { useFormState } from '../form-context.ts'
import { type FileEntry, type FileLimits, isSending } from './file-entries.ts'
import { useFileStatus, useRefusalReason } from './file-row.tsx'
import { FileUploads, type UploadOptions } from './file-uploads.ts'
import { type Upload, type UploadResult, uploadedIn } from './uploaded-file.ts'

type Options = FileLimits & {
  max: number
  upload: Upload
  done?: string | undefined
}

function useUploads(options: UploadOptions) {
  const [shown, show] = useState<readonly FileEntry[]>()
  const [uploads] = useState(() => new FileUploads(options, show))
  useEffect(() => {
    uploads.options = options
  })
  useEffect(() => {
    uploads.recall()
    return uploads.leave
  }, [uploads])
  return { entries: shown ?? uploads.entries, uploads }
}

export function useFileField(
  name: FieldName<readonly UploadResult[]>,
  { done, ...options }: Options,
) {
  const { t } = useLingui()
  const form = useFormState()
  const statusOf = useFileStatus(done)
  const reasonOf = useRefusalReason(options)
  const announceOf = (what: string, more: string) => announce(t`${what}: ${more}`)
  const field = useField(name, {
    file: true,
    check: () =>
      isSending(uploads.entries) ? t`Please wait for the upload to finish.` : undefined,
  })
  const { entries, uploads } = useUploads({
    ...options,
    uploaded: uploadedIn(field.value),
    remembered: form.storedFileNames(name),
    onChange(uploaded, names) {
      field.change(uploaded)
      form.storeFileNames(name, names)
    },
    onStateChange: (entry) => {
      announceOf(entry.name, [statusOf(entry), reasonOf(entry)].filter(Boolean).join('. '))
    },
  })

  const resets = useRef(form.resets)
  useEffect(() => {
    if (resets.current === form.resets) return
    resets.current = form.resets
    uploads.reset(uploadedIn(form.valueOf(name)))
  }, [form, name, uploads])

  return { field, entries, uploads, reasonOf, announceOf }
}
