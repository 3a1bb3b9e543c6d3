import { Trans } from '@lingui/react/macro'
import type { DigitalPurchase } from '../../../api/digital-products/digital-purchases.ts'
import { DigitalPurchaseEnd } from '../../../domain/digital-purchases/purchase-end.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { EditingAccess } from '../editing-rules.ts'

type Props = {
  access: EditingAccess
  /** The subscription that ends last. */
  subscription: DigitalPurchase | null
  canSubscribe: boolean
}

/** What the person may use, and until when. */
export function AccessCard({ access, subscription, canSubscribe }: Props) {
  return (
    <Section card title={<Trans>Your access</Trans>}>
      {access === 'trial' ? (
        <p>
          <Trans>Digital editing is free for you during the trial.</Trans>
        </p>
      ) : null}
      {subscription ? <DigitalPurchaseEnd purchase={subscription} /> : null}
      {access === 'subscribed' && canSubscribe ? (
        <p>
          <AppButtonLink
            to="/$lang/researcher/digital-editing/subscribe/{-$receiptCode}/{-$success}"
            variant="text"
          >
            <Trans>Add another year</Trans>
          </AppButtonLink>
        </p>
      ) : null}
    </Section>
  )
}
