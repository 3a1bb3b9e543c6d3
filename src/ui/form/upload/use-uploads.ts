import { useEffect, useState } from 'react'
import type { FileEntry } from './file-entries.ts'
import { FileUploads, type UploadOptions } from './file-uploads.ts'

export function useUploads(options: UploadOptions) {
  const [shown, show] = useState<readonly FileEntry[]>()
  const [uploads] = useState(() => new FileUploads(options, show))
  useEffect(() => {
    uploads.options = options
  })
  useEffect(() => uploads.leave, [uploads])
  return { entries: shown ?? uploads.entries, uploads }
}
