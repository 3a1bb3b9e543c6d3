import { Trans } from '@lingui/react/macro'
import { priceQuoteAddress } from '../../../api/order-form/order-form-quotes.ts'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'

export function DownloadQuote({ estimateId }: { estimateId: string }) {
  return (
    <ButtonAnchor href={priceQuoteAddress(estimateId)}>
      <Trans>Download PDF</Trans>
    </ButtonAnchor>
  )
}
