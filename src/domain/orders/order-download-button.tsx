import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Order } from '../../api/orders.ts'
import { tryTelling } from '../../ui/messages/try-telling.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import type { DownloadAll } from '../finished-files/download-all.tsx'

/** As of the download that is loaded. */
const key = 'download-files'

/** Few visits to the orders download files, so what does it is loaded once the button is pressed. */
export function OrderDownloadButton({ order: { externalId, title } }: { order: Order }) {
  const { t: say } = useLingui()
  const [isLoading, setLoading] = useState(false)
  const [Download, setDownload] = useState<typeof DownloadAll>()
  const name = say`Download files of ${title}`
  const label = <Trans>Download files</Trans>
  const load = async () => {
    setLoading(true)
    await tryTelling(
      key,
      async () => {
        const loaded = await import('../finished-files/download-all.tsx')
        setDownload(() => loaded.DownloadAll)
      },
      () => () => t`Your files could not be downloaded.`,
    )
    setLoading(false)
  }
  if (!Download) {
    return (
      <Button variant="quiet" busy={isLoading} aria-label={name} onClick={() => void load()}>
        {label}
      </Button>
    )
  }
  return (
    <Download owner={{ externalId }} variant="quiet" name={name} startsAtOnce>
      {label}
    </Download>
  )
}
