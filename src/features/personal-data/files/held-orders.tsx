import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { orderPagesQuery } from '../../../api/orders/order-pages.ts'
import type { Order } from '../../../api/orders.ts'
import { useUser } from '../../../domain/account/use-user.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import styles from '../personal-data.module.css'
import { HeldGroup } from './held-group.tsx'
import { HeldList } from './held-list.tsx'
import { HeldOrderFiles } from './held-order-files.tsx'

function OrderRow({ order }: { order: Order }) {
  const { externalId, title, createdAt } = order
  const day = <ShownDate at={createdAt} />
  const code = order.certificate?.code
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <AppLink
          look="title"
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId }}
        >
          {title}
        </AppLink>
      </p>
      <p className={styles.meta}>
        <MetaLine>
          {externalId}
          <Trans>Ordered {day}</Trans>
          {code ? <Trans>Certificate {code}</Trans> : null}
        </MetaLine>
      </p>
      <Fold quiet open={false} label={<Trans>Files of {externalId}</Trans>}>
        <HeldOrderFiles externalId={externalId} />
      </Fold>
    </li>
  )
}

export function HeldOrders() {
  const { t } = useLingui()
  const user = useUser()
  const query = useInfiniteQuery(orderPagesQuery())
  return (
    <HeldGroup title={<Trans>Orders</Trans>}>
      <HeldList
        query={query}
        label={t`Orders`}
        access={
          <>
            <p>
              <Sentences>
                {user?.overrideDownloadAvailable ? (
                  <Trans>Finished files open once the order is completed.</Trans>
                ) : (
                  <Trans>Finished files open once the order is completed and paid.</Trans>
                )}
                <Trans>There is no set date on which the files of an order are removed.</Trans>
              </Sentences>
            </p>
            <p>
              <Trans>
                A certificate is different: anyone who has its code can see and download it.
              </Trans>
            </p>
          </>
        }
        failedTitle={<Trans>Your orders could not be loaded</Trans>}
        none={<Trans>You have no orders.</Trans>}
        moreLabel={t`Show older orders`}
        rowsOf={({ orders }) =>
          orders.map((order) => <OrderRow key={order.externalId} order={order} />)
        }
      />
    </HeldGroup>
  )
}
