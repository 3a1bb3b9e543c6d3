import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { isNetworkFailure } from '../../api/errors/api-failure.ts'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { finishedFilesMutation } from '../../api/finished-files.ts'
import type { Order } from '../../api/orders.ts'
import { clock } from '../../lib/clock.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showMessage } from '../../ui/messages/message-store.ts'
import { Button } from '../../ui/page/button.tsx'

const key = 'download-files'

export function DownloadButton({ order: { externalId, title } }: { order: Order }) {
  const { t: say } = useLingui()
  const { mutateAsync, isPending } = useMutation(finishedFilesMutation())
  const download = async () => {
    try {
      const finished = await mutateAsync(externalId)
      const { zipFiles } = await import('./zip-files.ts')
      saveFile(zipFiles(finished, clock.now()))
      const text = () => t`Your files have been downloaded.`
      showMessage({ key, kind: 'success', text })
    } catch (error) {
      // The network dialog reports it.
      if (isNetworkFailure(error)) return
      const text = () => `${t`Your files could not be downloaded.`} ${failureMessage(error)}`
      showMessage({ key, kind: 'error', text })
    }
  }
  return (
    <Button
      variant="quiet"
      busy={isPending}
      aria-label={say`Download files of ${title}`}
      onClick={() => void download()}
    >
      <Trans>Download files</Trans>
    </Button>
  )
}
