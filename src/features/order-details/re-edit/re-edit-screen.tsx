import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../../../api/orders.ts'
import { reeditStateOf } from '../../../domain/orders/re-edit-rules.ts'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { ReeditRequest } from './re-edit-request.tsx'
import { UnknownReedit } from './unknown-reedit.tsx'

type Props = {
  externalId: string
  answer: string | undefined
}

export function ReeditScreen({ externalId, answer }: Props) {
  const { t } = useLingui()
  const query = useQuery(orderQuery(externalId))
  const order = query.data?.order
  const isFree = order?.touchUpAvailable && reeditStateOf(order) === 'available'
  return (
    <>
      <PageHeading
        title={isFree ? t`Your re-edit is free` : t`Request a re-edit`}
        tabTitle={t`Request a re-edit`}
        lead={<Trans>Your editor goes through what you have changed since the last round.</Trans>}
      />
      <QueryState
        query={query}
        loading={<SkeletonFields fields={2} label={t`Please wait while we load your order`} />}
        failedTitle={<Trans>Your order could not be loaded</Trans>}
        frame={(state) => <Section title={<Trans>Your order</Trans>}>{state}</Section>}
      >
        {({ order: found }) =>
          found ? (
            <ReeditRequest order={found} answer={answer} />
          ) : (
            <UnknownReedit externalId={externalId} />
          )
        }
      </QueryState>
    </>
  )
}
