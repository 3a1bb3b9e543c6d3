import { Trans } from '@lingui/react/macro'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './certificate.module.css'
import type { CertificateState } from './certificate-rules.ts'
import { OrderLink } from './order-link.tsx'

type Props = {
  externalId: string
  reason: Exclude<CertificateState<never>['kind'], 'ready'>
}

function Explanation({ externalId, reason }: Props) {
  switch (reason) {
    case 'unknown-order':
      return (
        <Section title={<Trans>We could not find order {externalId}</Trans>}>
          <p>
            <Trans>Please check the number, or look for it among your orders.</Trans>
          </p>
        </Section>
      )
    case 'not-yet':
      return (
        <Section title={<Trans>Your certificate is not issued yet</Trans>}>
          <p>
            <Trans>You can download it as soon as your edited manuscript is delivered.</Trans>
          </p>
        </Section>
      )
    case 'none':
      return (
        <Section title={<Trans>This order has no certificate</Trans>}>
          <p>
            <Trans>Certificates are issued for manuscripts that we edited.</Trans>
          </p>
        </Section>
      )
  }
}

export function NoCertificate({ externalId, reason }: Props) {
  return (
    <>
      <Explanation externalId={externalId} reason={reason} />
      <div className={styles.actions}>
        {reason === 'unknown-order' ? (
          <AppButtonLink to="/$lang/researcher" variant="filled">
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
        ) : (
          <OrderLink externalId={externalId} variant="filled" />
        )}
      </div>
    </>
  )
}
