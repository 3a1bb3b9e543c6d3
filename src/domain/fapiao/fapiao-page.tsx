import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../api/account.ts'
import { fapiaosQuery } from '../../api/fapiao.ts'
import { type InvoiceLoad, invoicesQuery } from '../../api/invoices.ts'
import { FormGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { PartOfPage } from '../../ui/states/part-of-page.tsx'
import { bothQueries, QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonFields, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { FapiaoRequest } from './fapiao-request.tsx'
import { type FapiaoBill, type FapiaoSite, fapiaoStateOf } from './fapiao-rules.ts'

export type FapiaoPageSetting = {
  site: FapiaoSite
  user: User
  onRequested: () => Promise<void>
}

type Props = FapiaoPageSetting & {
  billIn: (load: InvoiceLoad) => FapiaoBill | undefined
  summaryIn: (load: InvoiceLoad) => ReactNode
  backLink: ReactNode
  listButton: ReactNode
  /** Undefined where the bill cannot be paid. */
  payButtonIn: (load: InvoiceLoad) => ReactNode | undefined
  unknown: ReactNode
}

export function FapiaoPage(props: Props) {
  const { t } = useLingui()
  const { data } = useQuery(invoicesQuery())
  return (
    <PartOfPage
      title={<Trans>The form could not be loaded</Trans>}
      resetKey={data}
      frame={(failure) => (
        <>
          {props.backLink}
          <PageHeading title={t`Fapiao`} />
          {failure}
        </>
      )}
    >
      <LoadedFapiaoPage {...props} />
    </PartOfPage>
  )
}

function LoadedFapiaoPage(props: Props) {
  const { site, user, onRequested, billIn, summaryIn, backLink, payButtonIn, listButton, unknown } =
    props
  const { t } = useLingui()
  const invoices = useQuery(invoicesQuery())
  const fapiaos = useQuery(fapiaosQuery())
  const bill = invoices.data && billIn(invoices.data)
  const isUnknown = invoices.data !== undefined && bill === undefined
  const isOpen = bill && fapiaoStateOf(bill, site).kind === 'open'
  return (
    <>
      {/* The button to the list says the same there. */}
      {isUnknown ? null : backLink}
      <PageHeading
        title={isOpen ? t`Request a fapiao` : t`Fapiao`}
        lead={invoices.data && bill ? summaryIn(invoices.data) : undefined}
      />
      <QueryState
        query={bothQueries(invoices, fapiaos)}
        loading={
          <FormGrid rail={<SkeletonLines lines={8} label={null} />} railLabel={t`About fapiaos`}>
            <SkeletonFields fields={7} />
          </FormGrid>
        }
        failedTitle={<Trans>The form could not be loaded</Trans>}
        failedText={<Trans>Your payments have not changed. Please try again.</Trans>}
      >
        {([load, list]) => {
          const found = billIn(load)
          return found ? (
            <FapiaoRequest
              bill={found}
              site={site}
              user={user}
              list={list}
              listButton={listButton}
              payButton={payButtonIn(load)}
              onRequested={onRequested}
            />
          ) : (
            unknown
          )
        }}
      </QueryState>
    </>
  )
}
