import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { isNetworkFailure } from '../../api/errors/api-failure.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { fileNameOf } from '../../api/files/finished-files.ts'
import type {
  DownloadProgress,
  ReceivedFiles,
  ReceivingFiles,
  WantedFile,
} from '../../api/files/receive-files.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { clock } from '../../lib/clock.ts'
import { dismissMessage, showMessage } from '../../ui/messages/message-store.ts'

type Download<File extends WantedFile> = {
  files?: readonly File[] | undefined
  as: 'zip' | 'file'
}

type Downloaded<File extends WantedFile> = ReceivedFiles<File> & { zipName: string }

type Source<File extends WantedFile> = {
  download: (
    wanted: Pick<Download<File>, 'files'> & Pick<ReceivingFiles, 'signal' | 'onProgress'>,
  ) => Promise<Downloaded<File>>
}

/** The server makes the files before it sends the first. */
export type ShownProgress = DownloadProgress | 'preparing'

const key = 'download-files'

async function save(
  { received, zipName }: Pick<Downloaded<WantedFile>, 'received' | 'zipName'>,
  as: Download<WantedFile>['as'],
) {
  const [first] = received
  if (!first) return
  if (as === 'file') return saveFile(new File([first.content], fileNameOf(first.path)))
  const { zipFiles } = await import('./zip-files.ts')
  saveFile(await zipFiles({ name: zipName, received }, clock.now()))
}

/** One download at a time. */
export function useDownload<File extends WantedFile = WantedFile>({ download }: Source<File>) {
  const [isPending, setPending] = useState(false)
  const [progress, setProgress] = useState<DownloadProgress>()
  const [outcome, setOutcome] = useState<ReceivedFiles<File>>()
  const [isCancelled, setCancelled] = useState(false)
  const cancelling = useRef<AbortController>(undefined)

  const start = async ({ files, as }: Download<File>) => {
    const controller = new AbortController()
    cancelling.current = controller
    setPending(true)
    setOutcome(undefined)
    setCancelled(false)
    setProgress(undefined)
    dismissMessage(key)
    try {
      const { signal } = controller
      const downloaded = await download({ files, signal, onProgress: setProgress })
      await save(downloaded, as)
      setOutcome(downloaded)
      if (downloaded.failed.length > 0) return
      const text = () =>
        as === 'zip' ? t`Your files have been downloaded.` : t`Your file has been downloaded.`
      showMessage({ key, kind: 'success', text })
    } catch (error) {
      if (controller.signal.aborted) return setCancelled(true)
      // The network dialog reports it.
      if (isNetworkFailure(error)) return
      const text = () => `${t`Your files could not be downloaded.`} ${failureReason(error)}`
      showMessage({ key, kind: 'error', text })
    } finally {
      setPending(false)
    }
  }
  const cancel = () => cancelling.current?.abort()
  const shown: ShownProgress = progress ?? 'preparing'
  return {
    start,
    cancel,
    isPending,
    isCancelled,
    progress: isPending ? shown : undefined,
    outcome,
  }
}
