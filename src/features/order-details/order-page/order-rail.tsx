import { Trans } from '@lingui/react/macro'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { OrderMoney } from './order-money-part.tsx'
import type { OrderProps } from './order-props.ts'
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
  }
}

type Props = OrderProps & {
  /** The confirmation of a new order, or the form that changes it, says its deadline. */
  hasDeadlineElsewhere: boolean
}

/** What was ordered. */
export function OrderRail({ hasDeadlineElsewhere, ...props }: Props) {
  const { order } = props
  return (
    <Section card title={<Trans>Your order</Trans>}>
      <div className={styles.parts}>
        {hasDeadlineElsewhere || order.status === 'Cancelled' ? null : (
          <>
            <h3>{order.completedAt ? <Trans>Delivered</Trans> : <Trans>Deadline</Trans>}</h3>
            <p>
              <ShownDeadline order={order} />
            </p>
          </>
        )}
        <h3>
          <Trans>Services</Trans>
        </h3>
        <OrderedServices order={order} />
        <h3>
          <Trans>Original files</Trans>
        </h3>
        <OriginalFiles order={order} />
        <h3>
          <Trans>Payment and invoices</Trans>
        </h3>
        <OrderMoney {...props} />
        <h3>
          <Trans>Target journal</Trans>
        </h3>
        <p>
          <Journal order={order} />
        </p>
        <h3>
          <Trans>Style of English</Trans>
        </h3>
        <p>
          <Style order={order} />
        </p>
      </div>
    </Section>
  )
}
