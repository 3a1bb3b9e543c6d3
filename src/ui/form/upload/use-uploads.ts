import { useEffect, useState } from 'react'
import type { FileEntry } from './file-entries.ts'
import { FileUploads, type UploadOptions } from './file-uploads.ts'

/** The files of a field as they are shown, and what can be done with them. */
export function useUploads(options: UploadOptions) {
  const [shown, show] = useState<readonly FileEntry[]>()
  const [uploads] = useState(() => new FileUploads(options, show))
  useEffect(() => {
    uploads.options = options
  })
  useEffect(() => uploads.leave, [uploads])
  return { entries: shown ?? uploads.entries, uploads }
}
