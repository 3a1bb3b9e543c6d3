import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { orderPagesQuery } from '../../../api/orders/order-pages.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { certificatesOn } from '../certificate-rules.ts'
import { CertificateList } from './certificate-list.tsx'

function Certificates() {
  const { t } = useLingui()
  const query = useInfiniteQuery(orderPagesQuery())
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = query
  return (
    <QueryState
      query={query}
      loading={<SkeletonRows rows={4} label={t`Your certificates are loading.`} />}
      failedTitle={<Trans>Your certificates could not be loaded</Trans>}
      isEmpty={({ pages }) => !hasNextPage && certificatesOn(pages).length === 0}
      empty={() => (
        <Empty
          title={<Trans>No certificates yet</Trans>}
          action={
            <AppButtonLink to="/$lang/researcher">
              <Trans>Go to my orders</Trans>
            </AppButtonLink>
          }
        >
          <Trans>A certificate appears here when an edited manuscript is delivered.</Trans>
        </Empty>
      )}
    >
      {({ pages }) => (
        <CertificateList
          certificates={certificatesOn(pages)}
          searched={pages.flatMap(({ orders }) => orders).length}
          earlier={{
            canLoad: hasNextPage,
            isLoading: isFetchingNextPage,
            failure: isFetchNextPageError ? error : undefined,
            load: async () => (await fetchNextPage()).hasNextPage,
          }}
        />
      )}
    </QueryState>
  )
}

export function MyCertificates() {
  return (
    <Section title={<Trans>Your certificates</Trans>}>
      <Certificates />
    </Section>
  )
}
