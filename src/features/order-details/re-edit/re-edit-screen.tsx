import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../../../api/orders.ts'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { ReeditRequest } from './re-edit-request.tsx'
import { UnknownReedit } from './unknown-reedit.tsx'

export function ReeditScreen({ externalId }: { externalId: string }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={t`Request a re-edit`}
        lead={<Trans>Your editor goes through what you have changed since the last round.</Trans>}
      />
      <QueryState
        query={useQuery(orderQuery(externalId))}
        loading={<SkeletonFields fields={2} label={t`Please wait while we load your order`} />}
        failedTitle={<Trans>Your order could not be loaded</Trans>}
        frame={(state) => <Section title={<Trans>Your order</Trans>}>{state}</Section>}
      >
        {({ order }) =>
          order ? <ReeditRequest order={order} /> : <UnknownReedit externalId={externalId} />
        }
      </QueryState>
    </>
  )
}
