import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import type { Order } from '../../../api/orders.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { OrderCard } from '../order-card.tsx'
import listStyles from '../order-list/order-list.module.css'
import styles from './attention-group.module.css'
import { attentionId } from './attention-id.ts'

const mostOpen = 4

type Props = { orders: readonly Order[]; user: User }

function Cards({ orders, user }: Props) {
  const { t } = useLingui()
  return (
    <ul className={listStyles.orders} aria-label={t`Waiting for you`}>
      {orders.map((order) => (
        <OrderCard key={order.externalId} order={order} user={user} />
      ))}
    </ul>
  )
}

export function AttentionGroup({ orders, user }: Props) {
  if (orders.length === 0) return null
  const folded = orders.slice(mostOpen)
  return (
    <div id={attentionId} className={styles.group} tabIndex={-1}>
      <Section
        title={
          <>
            <Trans>Waiting for you</Trans> <span className={styles.count}>{orders.length}</span>
          </>
        }
      >
        <Cards orders={orders.slice(0, mostOpen)} user={user} />
        {folded.length > 0 ? (
          <details className={styles.more}>
            <summary>
              <Plural value={folded.length} one="# more order" other="# more orders" />
            </summary>
            <Cards orders={folded} user={user} />
          </details>
        ) : null}
      </Section>
    </div>
  )
}
