import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { User } from '../../api/account.ts'
import { invoicesQuery } from '../../api/invoices.ts'
import { type OrderSearchResult, type OrderTerms, orderSearchQuery } from '../../api/orders.ts'
import { useUser } from '../../domain/account/use-user.ts'
import { isNarrowed } from '../../domain/orders/order-search-rules.ts'
import { attentionOf, isOverview } from '../../features/orders/attention/attention-rules.ts'
import { WorkSummary } from '../../features/orders/attention/work-summary.tsx'
import { UnpaidBanner } from '../../features/orders/unpaid-banner.tsx'
import { UpcomingStrip } from '../../features/orders/upcoming/upcoming-strip.tsx'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { PartOfPage } from '../../ui/states/part-of-page.tsx'
import { DashboardOrders } from './dashboard-orders.tsx'
import { WithDashboardRail } from './dashboard-rail.tsx'
import { FirstOrder } from './first-order.tsx'
import { MigrationNoticeIfDue } from './migration-notice-if-due.tsx'
import { DraftSentenceIfBegun, OrderDraftIfBegun } from './order-draft-if-begun.tsx'

const SearchedTerms = lazy(async () => ({
  default: (await import('../../features/order-search/searched-terms.tsx')).SearchedTerms,
}))

function useInvoicesPrefetch(user: User | null, hasOrders: boolean): void {
  const queries = useQueryClient()
  const isDue = hasOrders && user !== null && !user.hideInvoices
  useEffect(() => {
    if (isDue) void queries.prefetchQuery({ ...invoicesQuery(), meta: { quiet: true } })
  }, [isDue, queries])
}

type FoundProps = { terms: OrderTerms; found: OrderSearchResult | undefined }

function Upcoming({ found }: Pick<FoundProps, 'found'>) {
  if (!found) return null
  return (
    <PartOfPage resetKey={found}>
      <UpcomingStrip work={found.work} />
    </PartOfPage>
  )
}

function Lead({ terms, found, isBegun }: FoundProps & { isBegun: boolean }) {
  const isBelow = found && attentionOf(terms, found).length > 0
  const attention = isBelow ? 'below' : isOverview(terms) ? 'listed' : 'elsewhere'
  const draft = (without: ReactNode) => <DraftSentenceIfBegun without={without} />
  return (
    <WorkSummary work={found?.work} attention={attention} draft={isBegun ? draft : undefined} />
  )
}

export function DashboardPage({ terms }: { terms: OrderTerms }): ReactNode {
  const { t } = useLingui()
  const user = useUser()
  const { data: found, isPending } = useQuery(orderSearchQuery(terms))
  useInvoicesPrefetch(user, !isPending)
  const name = user?.fullName ?? ''
  const isBegun = user?.orderFormInProgress ?? false
  const isSearch = isNarrowed(terms)
  const isFirst = isOverview(terms) && found?.pagination?.totalCount === 0
  const upcoming = isPending ? undefined : <Upcoming found={found} />
  const greeting = isFirst ? t`Welcome, ${name}` : t`Welcome back, ${name}`
  return (
    <>
      <PageHeading
        title={isSearch ? t`Matching orders` : greeting}
        tabTitle={isSearch ? t`Matching orders` : t`My orders`}
        lead={
          isSearch ? (
            <CatchBoundary getResetKey={() => terms} errorComponent={() => null}>
              <Suspense fallback={'\u00a0'}>
                <SearchedTerms terms={terms} />
              </Suspense>
            </CatchBoundary>
          ) : isFirst && !isBegun ? (
            <Trans>Here is how to begin.</Trans>
          ) : (
            <CatchBoundary getResetKey={() => found} errorComponent={() => null}>
              <Lead terms={terms} found={found} isBegun={isBegun} />
            </CatchBoundary>
          )
        }
        action={
          isFirst || isSearch ? null : (
            <AppButtonLink
              to="/$lang/researcher/submit/new"
              preload={false}
              variant={isBegun ? 'quiet' : 'filled'}
            >
              <Trans>Start a new order</Trans>
            </AppButtonLink>
          )
        }
      />
      {isSearch ? null : <MigrationNoticeIfDue />}
      {user && !isSearch ? <UnpaidBanner user={user} isQuiet /> : null}
      {user && !isSearch ? <OrderDraftIfBegun user={user} /> : null}
      <WithDashboardRail lead={isOverview(terms) ? upcoming : null}>
        {user && isFirst ? (
          <FirstOrder user={user} />
        ) : (
          <DashboardOrders terms={terms} user={user} found={found} />
        )}
      </WithDashboardRail>
    </>
  )
}
