import { Trans } from '@lingui/react/macro'
import type { DigitalPurchase } from '../../api/digital-purchases.ts'
import { DigitalPurchaseEnd } from '../../domain/digital-purchases/purchase-end.tsx'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './access-card.module.css'
import type { EditingAccess } from './editing-rules.ts'

type Props = {
  access: EditingAccess
  /** The subscription that ends last. */
  subscription: DigitalPurchase | null
  canSubscribe: boolean
  isLate: boolean
}

export function AccessCard({ access, subscription, canSubscribe, isLate }: Props) {
  return (
    <Section card title={<Trans>Your access</Trans>}>
      {access === 'trial' ? (
        <p>
          <Trans>Digital editing is free for you during the trial.</Trans>
        </p>
      ) : null}
      {subscription ? (
        <div className={access === 'subscribed' && !isLate ? styles.end : undefined}>
          <DigitalPurchaseEnd
            purchase={subscription}
            action={
              access === 'subscribed' && canSubscribe ? (
                <AppButtonLink
                  to="/$lang/researcher/digital-editing/subscribe/{-$receiptCode}/{-$success}"
                  variant={isLate ? 'quiet' : 'text'}
                >
                  <Trans>Add another year</Trans>
                </AppButtonLink>
              ) : null
            }
          />
        </div>
      ) : null}
    </Section>
  )
}
