import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { orderQuery } from '../../../api/orders.ts'
import { PageGrid } from '../../../ui/page/page-grid.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { BackLink } from './back-link.tsx'
import { isOrderNumber, isThankYou } from './order-address.ts'
import { OrderMain } from './order-main.tsx'
import styles from './order-page.module.css'
import { OrderRail } from './order-rail.tsx'
import { UnknownOrder } from './unknown-order.tsx'

type Props = {
  externalId: string
  /** In the address. */
  status: string | undefined
  user: User
}

function Loading() {
  return (
    <>
      <p>
        <Trans>Please wait while we load your order</Trans>
      </p>
      <SkeletonLines lines={6} />
    </>
  )
}

export function OrderPageScreen({ externalId, status, user }: Props) {
  const { t } = useLingui()
  const isNew = isThankYou(status)
  const isNumber = isOrderNumber(externalId)
  const query = useQuery({ ...orderQuery(externalId), enabled: isNumber })
  const { data } = query
  const isUnknown = !isNumber || data?.order === null
  const title = isNew && !isUnknown ? t`Thank you!` : externalId
  return (
    <>
      <BackLink />
      <div className={styles.heading}>
        <PageHeading title={title} lead={data?.order?.title} />
      </div>
      {isNumber ? (
        <QueryState
          query={query}
          loading={<Loading />}
          failedTitle={<Trans>Your order could not be loaded</Trans>}
          frame={(state) => <Section title={<Trans>Your order</Trans>}>{state}</Section>}
        >
          {({ order }) =>
            order ? (
              <PageGrid rail={<OrderRail order={order} user={user} />} railLabel={t`Your order`}>
                <OrderMain order={order} user={user} isNew={isNew} />
              </PageGrid>
            ) : (
              <UnknownOrder externalId={externalId} isNew={isNew} />
            )
          }
        </QueryState>
      ) : (
        <UnknownOrder externalId={externalId} isNew={false} />
      )}
    </>
  )
}
