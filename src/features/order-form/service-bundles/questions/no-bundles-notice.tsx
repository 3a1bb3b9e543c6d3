import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../../ui/page/notice.tsx'
import { useOrderForm } from '../../frame/order-form-context.ts'

/** Where the answers lead to no bundle. */
export function NoBundlesNotice() {
  const { availableServiceBundles, serviceBundle, wordCount } = useOrderForm().orderForm
  const isShown = serviceBundle.answers.length > 0 && availableServiceBundles.length === 0
  return (
    <div role="status">
      {isShown ? (
        <Notice>
          <Trans>
            We found no bundle that fits your answers. Please change them, or cancel to see all
            services.
          </Trans>
          {wordCount === null ? (
            <>
              {' '}
              <Trans>Bundles have a price once we know the word count of your manuscript.</Trans>
            </>
          ) : null}
        </Notice>
      ) : null}
    </div>
  )
}
