import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type OrderDetails, orderQuery } from '../../../api/orders.ts'
import { reeditStateOf } from '../../../domain/orders/re-edit-rules.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'

function NextRound({ order }: { order: OrderDetails }) {
  const { externalId, title } = order
  return (
    <>
      <p>
        <bdi>{title}</bdi>
      </p>
      {reeditStateOf(order) === 'available' ? (
        <>
          <p>
            <Trans>
              Have your revision and your answer edited before you send them. Your answer is not
              attached by itself: download it first, then add it to the files of the re-edit.
            </Trans>
          </p>
          <AppButtonLink to="/$lang/researcher/index/re-edit/$externalId" params={{ externalId }}>
            <Trans>Request a re-edit</Trans>
          </AppButtonLink>
        </>
      ) : null}
    </>
  )
}

export function NextRoundCard({ externalId }: { externalId: string }) {
  const { t } = useLingui()
  return (
    <Section card title={<Trans>Order {externalId}</Trans>}>
      <QueryState
        query={useQuery(orderQuery(externalId))}
        loading={<SkeletonLines lines={3} label={t`Please wait while we load your order`} />}
        failedTitle={<Trans>Your order could not be loaded</Trans>}
      >
        {({ order }) =>
          order ? (
            <NextRound order={order} />
          ) : (
            <p>
              <Trans>We could not find this order. You can answer the letter all the same.</Trans>
            </p>
          )
        }
      </QueryState>
    </Section>
  )
}
