import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../ui/page/notice.tsx'

export function NothingFoundNotice() {
  return (
    <Notice title={<Trans>An error occurred processing your payment</Trans>} stacked>
      <Trans>We found no payment. You can pay now, and you’ll be charged once.</Trans>
    </Notice>
  )
}

export const WaitForOutcome = () => (
  <Trans>Please wait until we know whether your payment arrived.</Trans>
)
