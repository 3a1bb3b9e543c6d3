import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../api/orders.ts'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { DeadlineTime } from '../../ui/page/deadline-time.tsx'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { NameValueList } from '../../ui/page/name-value-list.tsx'
import { AboutCertificates } from './about-certificates.tsx'
import styles from './certificate.module.css'
import type { CertificateState } from './certificate-rules.ts'
import { OrderLink } from './order-link.tsx'

type Props = {
  externalId: string
  state: Exclude<CertificateState<Order>, { kind: 'ready' }>
}

function OrderUnderWay({ order: { title, deadline, deadlineAvailable } }: { order: Order }) {
  const manuscript = {
    name: <Trans>Manuscript title</Trans>,
    value: (
      <span lang="" dir="auto">
        {title}
      </span>
    ),
  }
  const due = deadlineAvailable && deadline !== null ? <DeadlineTime deadline={deadline} /> : null
  return (
    <NameValueList
      facts={due ? [manuscript, { name: <Trans>Deadline</Trans>, value: due }] : [manuscript]}
    />
  )
}

function Explanation({ externalId, state }: Props) {
  switch (state.kind) {
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
          <p className={styles.note}>
            <Trans>You can download it as soon as your edited manuscript is delivered.</Trans>
          </p>
          <OrderUnderWay order={state.order} />
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

export function NoCertificate({ externalId, state }: Props) {
  const { t } = useLingui()
  return (
    <PageGrid rail={<AboutCertificates />} railLabel={t`About certificates`}>
      <Explanation externalId={externalId} state={state} />
      <div className={styles.actions}>
        {state.kind === 'unknown-order' ? (
          <AppButtonLink to="/$lang/researcher" variant="filled">
            <Trans>Go to my orders</Trans>
          </AppButtonLink>
        ) : (
          <OrderLink externalId={externalId} variant="filled" />
        )}
      </div>
    </PageGrid>
  )
}
