import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { DigitalFile } from '../../api/digital-files.ts'
import { isNetworkFailure } from '../../api/errors/api-failure.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { FileArchived } from '../../api/receive-digital-file.ts'
import { createExternalStore } from '../../lib/browser/external-store.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { dismissMessage, showMessage } from '../../ui/messages/message-store.ts'
import { savedName } from './digital-file-rules.ts'
import type { DigitalFileSettings } from './digital-product.ts'

/** By identity. */
const downloadingFiles = createExternalStore<ReadonlyMap<string, AbortController>>(new Map())

function addDownload(identity: string, controller: AbortController): void {
  downloadingFiles.set(new Map(downloadingFiles.get()).set(identity, controller))
}

function removeDownload(identity: string): void {
  const left = new Map(downloadingFiles.get())
  left.delete(identity)
  downloadingFiles.set(left)
}

/** It goes on when the page is left. */
export function useFileDownload<File extends DigitalFile>(
  { options, savedSuffix }: DigitalFileSettings<File>,
  { identity, file }: File,
) {
  const { mutateAsync } = useMutation(options.downloadMutation())
  const downloading = useSyncExternalStore(downloadingFiles.subscribe, downloadingFiles.get)
  const queries = useQueryClient()
  const archived = options.archivedQuery(identity)
  const { data: isArchived = false } = useQuery(archived)
  const { name } = file
  const key = `download ${identity}`
  const start = async () => {
    const controller = new AbortController()
    const { signal } = controller
    addDownload(identity, controller)
    dismissMessage(key)
    try {
      saveFile(
        await mutateAsync({ identity, savedAs: savedName(name, i18n._(savedSuffix)), signal }),
      )
      showMessage({ key, kind: 'success', text: () => t`${name} downloaded` })
    } catch (error) {
      // The network dialog reports a network failure.
      if (signal.aborted || isNetworkFailure(error)) return
      if (error instanceof FileArchived) queries.setQueryData(archived.queryKey, true)
      const reason = () =>
        error instanceof FileArchived
          ? t`We have moved it to our archive. Please ask us for it at support@galley.example.`
          : failureReason(error)
      const text = () => `${t`“${name}” could not be downloaded.`} ${reason()}`
      showMessage({ key, kind: 'error', text })
    } finally {
      removeDownload(identity)
    }
  }
  return {
    start,
    cancel: () => downloading.get(identity)?.abort(),
    isDownloading: downloading.has(identity),
    isArchived,
  }
}
