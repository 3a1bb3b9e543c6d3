import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { priceQuoteAddress } from '../../../api/order-form/order-form-quotes.ts'
import { Failed } from '../../../ui/states/failed.tsx'
import { useMediaQuery } from '../../../ui/theme/use-media-query.ts'
import styles from './price-quote.module.css'

/** Leaves the room of the browser's viewer to the page. */
const withoutPanes = '#navpanes=0&view=FitH'

/** The server explains a failure as JSON; the document is null where the viewer hides it. */
const showsProblem = ({ contentDocument }: HTMLIFrameElement) =>
  contentDocument?.contentType.endsWith('json') ?? false

export function QuoteDocument({ estimateId }: { estimateId: string }) {
  const { t } = useLingui()
  const [isFailed, setIsFailed] = useState(false)
  // Phones and tablets show no PDF within a page: they have the download.
  const isWide = useMediaQuery('(min-width: 861px)')
  if (!isWide) return null
  if (isFailed) {
    return (
      <Failed
        title={<Trans>The PDF could not be shown</Trans>}
        onRetry={async () => setIsFailed(false)}
      />
    )
  }
  return (
    // A browser without a viewer of its own would show an empty frame.
    <details className={styles.preview} open={navigator.pdfViewerEnabled}>
      <summary>
        <Trans>The quote as a PDF</Trans>
      </summary>
      <iframe
        className={styles.document}
        title={t`Price quote ${estimateId} (PDF)`}
        src={priceQuoteAddress(estimateId, 'inline') + withoutPanes}
        onLoad={({ currentTarget }) => setIsFailed(showsProblem(currentTarget))}
      />
    </details>
  )
}
