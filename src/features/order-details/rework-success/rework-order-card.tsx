import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../../../api/orders.ts'
import { DeadlineTime } from '../../../ui/page/deadline-time.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import styles from './rework-order-card.module.css'

/** Nothing while the order loads, and where it cannot be loaded. */
export function ReworkOrderCard({ externalId }: { externalId: string }) {
  const order = useQuery(orderQuery(externalId)).data?.order
  if (!order) return null
  const { title, deadline } = order
  return (
    <Section card title={<Trans>Your order</Trans>}>
      <p className={styles.title}>
        <bdi>{title}</bdi>
      </p>
      {deadline ? (
        <p>
          <Trans>Deadline</Trans>{' '}
          <strong className={styles.deadline}>
            <DeadlineTime deadline={deadline} />
          </strong>
        </p>
      ) : null}
    </Section>
  )
}
