import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type OrderTerms, orderSearchQuery } from '../../api/orders.ts'
import { useUser } from '../../domain/account/use-user.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { OrderSearch } from '../../features/orders/order-search.tsx'
import { pathFromTerms } from '../../features/orders/order-search-rules.ts'
import { UnpaidBanner } from '../../features/orders/unpaid-banner.tsx'
import { WorkSummary } from '../../features/orders/work-summary.tsx'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { WithDashboardRail } from './dashboard-rail.tsx'
import { MigrationNoticeIfDue } from './migration-notice-if-due.tsx'
import { DraftSentence, OrderDraftIfBegun } from './order-draft-if-begun.tsx'
import { useInvoicesPrefetch } from './use-invoices-prefetch.ts'

export function DashboardPage({ terms }: { terms: OrderTerms }): ReactNode {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/$lang' })
  const user = useUser()
  const { data, isPending } = useQuery(orderSearchQuery(terms))
  useInvoicesPrefetch(user, !isPending)
  const name = user?.fullName ?? ''
  const isBegun = user?.orderFormInProgress ?? false
  const draft = (without: ReactNode) => <DraftSentence without={without} />
  const search = async (next: OrderTerms) => {
    const params = pathFromTerms(next)
    const to = '/$lang/researcher/index/orders/$xid/$orderTitle/$from/$to/$page'
    await navigate({ to, params, resetScroll: false })
  }
  return (
    <>
      <PageHeading
        title={t`Welcome back, ${name}`}
        tabTitle={t`My orders`}
        lead={<WorkSummary work={data?.work} draft={isBegun ? draft : undefined} />}
        action={
          <AppButtonLink
            to="/$lang/researcher/submit/new"
            preload={false}
            // An unfinished order goes first.
            variant={isBegun ? 'quiet' : 'filled'}
          >
            <Trans>Start a new order</Trans>
          </AppButtonLink>
        }
      />
      <MigrationNoticeIfDue />
      {user ? <UnpaidBanner user={user} /> : null}
      {user ? <OrderDraftIfBegun user={user} /> : null}
      <WithDashboardRail>
        <Section title={<Trans>My orders</Trans>}>
          <OrderSearch terms={terms} onSearch={search} />
          {user ? <OrderList terms={terms} user={user} /> : null}
        </Section>
      </WithDashboardRail>
    </>
  )
}
