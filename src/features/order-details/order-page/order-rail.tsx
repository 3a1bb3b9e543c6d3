import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { OrderProps } from '../order-props.ts'
import { OrderMoney } from './order-money-part.tsx'
import styles from './order-rail.module.css'
import { OrderedServices } from './ordered-services.tsx'
import { OriginalFiles } from './original-files-part.tsx'
import { ShownDeadline } from './shown-deadline.tsx'

function Journal({ order: { journal, journalUrl } }: Pick<OrderProps, 'order'>) {
  if (journal === null) return <Trans>Not specified</Trans>
  return journalUrl ? <ExternalLink href={journalUrl}>{journal}</ExternalLink> : journal
}

function Style({ order: { styleOfEnglish } }: Pick<OrderProps, 'order'>) {
  switch (styleOfEnglish) {
    case 'American English':
      return <Trans>American English</Trans>
    case 'British English':
      return <Trans>British English</Trans>
    case null:
      return <Trans>Not specified</Trans>
    default:
      return String(styleOfEnglish)
  }
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

type Props = OrderProps & {
  /** The confirmation of a new order, or the form that changes it, says its deadline. */
  hasDeadlineElsewhere: boolean
}

export function OrderRail({ hasDeadlineElsewhere, ...props }: Props) {
  const { order } = props
  return (
    <Section card title={<Trans>Your order</Trans>}>
      <div className={styles.parts}>
        {hasDeadlineElsewhere || order.status === 'Cancelled' ? null : (
          <Part title={order.completedAt ? <Trans>Delivered</Trans> : <Trans>Deadline</Trans>}>
            <p>
              <ShownDeadline order={order} withBar />
            </p>
          </Part>
        )}
        <Part title={<Trans>Services</Trans>}>
          <OrderedServices order={order} />
        </Part>
        <Part title={<Trans>Original files</Trans>}>
          <OriginalFiles order={order} />
        </Part>
        <Part title={<Trans>Payment and invoices</Trans>}>
          <OrderMoney {...props} />
        </Part>
        <Part title={<Trans>Target journal</Trans>}>
          <p>
            <Journal order={order} />
          </p>
        </Part>
        <Part title={<Trans>Style of English</Trans>}>
          <p>
            <Style order={order} />
          </p>
        </Part>
      </div>
    </Section>
  )
}
