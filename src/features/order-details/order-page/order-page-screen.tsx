import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { orderQuery } from '../../../api/orders.ts'
import { fitsContract } from '../../../lib/url/contract-text.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonCard, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { OrderEditPart } from '../order-edit/order-edit-part.tsx'
import { useEditMode } from '../order-edit/use-edit-mode.ts'
import { OrderEmails } from '../order-emails/order-emails.tsx'
import type { OrderProps } from '../order-props.ts'
import { isThankYou } from './order-address.ts'
import { OrderMain } from './order-main.tsx'
import styles from './order-page.module.css'
import { OrderRail } from './order-rail.tsx'
import { OrdersLink } from './orders-link.tsx'
import { UnknownOrder } from './unknown-order.tsx'
import { useOrderPoints } from './use-order-points.ts'

type Props = {
  externalId: string
  /** In the address. */
  status: string | undefined
  isEditing: boolean
  user: User
}

function Loading() {
  const { t } = useLingui()
  return (
    <PageGrid rail={<SkeletonCard lines={6} label={null} />} railLabel={t`Your order`}>
      <p className={styles.wait}>
        <Trans>Please wait while we load your order</Trans>
      </p>
      <SkeletonLines lines={6} />
    </PageGrid>
  )
}

type ShownOrderProps = OrderProps & { isNew: boolean; isEditing: boolean }

function ShownOrder({ order, user, isNew, isEditing }: ShownOrderProps) {
  const { t } = useLingui()
  const { leave } = useEditMode()
  return (
    <PageGrid
      rail={<OrderRail order={order} user={user} hasDeadlineElsewhere={isNew || isEditing} />}
      railLabel={t`Your order`}
    >
      {isEditing ? (
        <OrderEditPart order={order} owner={user.identity} onLeave={leave} />
      ) : (
        <>
          <OrderMain order={order} user={user} isNew={isNew} />
          <OrderEmails order={order} user={user} />
        </>
      )}
    </PageGrid>
  )
}

export function OrderPageScreen({ externalId, status, isEditing, user }: Props) {
  const { t } = useLingui()
  const { open } = useEditMode()
  const isNew = isThankYou(status) && !isEditing
  const isNumber = fitsContract('OrderNumber', externalId)
  const query = useQuery({ ...orderQuery(externalId), enabled: isNumber })
  const { data } = query
  useOrderPoints(data?.order, user)
  const isUnknown = !isNumber || data?.order === null
  // The address may be in lower case.
  const number = data?.order?.externalId ?? externalId
  const title = isNew && !isUnknown ? t`Thank you!` : number
  return (
    <>
      <OrdersLink />
      <div
        className={isNew || !data?.order ? styles.heading : `${styles.heading} ${styles.titled}`}
      >
        <PageHeading
          title={title}
          lead={data?.order?.title}
          action={
            data?.order?.editable && !isEditing ? (
              <Button variant={isNew ? 'text' : 'quiet'} onClick={open}>
                <Trans>Edit this order</Trans>
              </Button>
            ) : null
          }
        />
      </div>
      {isNumber ? (
        <QueryState
          query={query}
          loading={<Loading />}
          failedTitle={<Trans>Your order could not be loaded</Trans>}
          frame={(state, isLoading) =>
            isLoading ? state : <Section title={<Trans>Your order</Trans>}>{state}</Section>
          }
        >
          {({ order }) =>
            order ? (
              <ShownOrder order={order} user={user} isNew={isNew} isEditing={isEditing} />
            ) : (
              <UnknownOrder isNew={isNew} onCheck={query.refetch} />
            )
          }
        </QueryState>
      ) : (
        <UnknownOrder isNew={false} onCheck={query.refetch} />
      )}
    </>
  )
}
