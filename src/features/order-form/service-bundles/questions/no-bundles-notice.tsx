import { Trans } from '@lingui/react/macro'
import { Announced } from '../../../../ui/page/announced.tsx'
import { Notice } from '../../../../ui/page/notice.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { StepLink } from '../../frame/step-link.tsx'

function Reason({ isLengthKnown }: { isLengthKnown: boolean }) {
  if (!isLengthKnown) {
    return (
      <Notice
        action={
          <StepLink step="get-started">
            <Trans>Enter the word count</Trans>
          </StepLink>
        }
      >
        <Trans>Bundles have a price once we know the word count of your manuscript.</Trans>
      </Notice>
    )
  }
  return (
    <Notice>
      <Trans>
        We found no bundle that fits your answers. Please change them, or cancel to see all
        services.
      </Trans>
    </Notice>
  )
}

export function NoBundlesNotice() {
  const { availableServiceBundles, serviceBundle, wordCount } = useOrderForm().orderForm
  const isShown = serviceBundle.answers.length > 0 && availableServiceBundles.length === 0
  return <Announced>{isShown ? <Reason isLengthKnown={wordCount !== null} /> : null}</Announced>
}
