import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { DeadlineTime } from '../../../ui/page/deadline-time.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { KeptTogether } from '../../../ui/page/one-line.tsx'
import { useNow } from '../../../ui/page/use-now.ts'
import { PartOfPage } from '../../../ui/states/part-of-page.tsx'
import { timelineOf } from '../order-timeline/timeline-rules.ts'

function PromisedDay({ order }: { order: OrderDetails }) {
  const isPromisedDayd = timelineOf(order, useNow()).some(({ kind }) => kind === 'deliver')
  if (order.deadline === null || !isPromisedDayd) return null
  const deadline = (
    <KeptTogether>
      <DeadlineTime deadline={order.deadline} />
    </KeptTogether>
  )
  return (
    <p>
      <Trans>Your files will be ready by {deadline}</Trans>
    </p>
  )
}

/** Nothing while the order loads, and where it cannot be loaded. */
export function ReworkOrderCard({ externalId }: { externalId: string }) {
  const order = useQuery(orderQuery(externalId)).data?.order
  if (!order) return null
  return (
    <PartOfPage resetKey={order}>
      <Section card title={<Trans>Your order</Trans>}>
        <p>
          <bdi>{order.title}</bdi>
        </p>
        <PromisedDay order={order} />
      </Section>
    </PartOfPage>
  )
}
