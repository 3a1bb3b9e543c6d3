import { Trans } from '@lingui/react/macro'
import { Sentences } from '../../ui/page/sentences.tsx'

export function OrderDelayNote() {
  return (
    <Sentences>
      <Trans>This will not delay your order.</Trans>
      <Trans>A word count discrepancy may change the price and delay the order.</Trans>
    </Sentences>
  )
}
