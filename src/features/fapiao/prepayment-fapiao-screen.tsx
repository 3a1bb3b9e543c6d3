import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import { fapiaosQuery } from '../../api/fapiao.ts'
import { type InvoiceLoad, invoicesQuery, type Prepayment } from '../../api/invoices.ts'
import { FapiaoNotice } from '../../domain/fapiao/fapiao-notice.tsx'
import { FapiaoRequest } from '../../domain/fapiao/fapiao-request.tsx'
import {
  billOfPrepayment,
  type FapiaoSite,
  fapiaoStateOf,
} from '../../domain/fapiao/fapiao-rules.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { AppLink } from '../../ui/page/app-link.tsx'
import { Icon } from '../../ui/page/icon.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { bothQueries, QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import styles from './prepayment-fapiao-screen.module.css'

type Props = {
  retainerInvoiceNumber: string
  site: FapiaoSite
  user: User
  onRequested: () => Promise<void>
}

export function PrepaymentFapiaoScreen(props: Props) {
  const { retainerInvoiceNumber, site } = props
  const { t } = useLingui()
  const { data } = useQuery(invoicesQuery())
  const prepayment = data && findPrepayment(data, retainerInvoiceNumber)
  const isOpen = prepayment && fapiaoStateOf(billOfPrepayment(prepayment), site).kind === 'open'
  return (
    <>
      <p>
        <AppLink to="/$lang/researcher/prepay" className={styles.back}>
          <Icon name="arrow-left" size={12} />
          <Trans>Return to PrePay</Trans>
        </AppLink>
      </p>
      <PageHeading
        title={isOpen ? t`Request a fapiao` : t`Fapiao`}
        lead={
          data && prepayment ? <PrepaymentSummary prepayment={prepayment} load={data} /> : undefined
        }
      />
      <Body {...props} />
    </>
  )
}

function findPrepayment({ prepayments }: InvoiceLoad, number: string): Prepayment | undefined {
  return prepayments.find(({ retainerInvoiceNumber }) => retainerInvoiceNumber === number)
}

function PrepaymentSummary({ prepayment, load }: { prepayment: Prepayment; load: InvoiceLoad }) {
  const { i18n } = useLingui()
  const { retainerInvoiceNumber, totalAmount, transactionDate } = prepayment
  const { currency } = load
  const day = formatLongDate(parseInstant(transactionDate), { zone: 'UTC', language: i18n.locale })
  return (
    <MetaLine>
      <Trans>For prepayment {retainerInvoiceNumber}</Trans>
      {formatMoney(fromDollars(totalAmount, currency), currency)}
      {day}
    </MetaLine>
  )
}

function Body({ retainerInvoiceNumber, site, user, onRequested }: Props) {
  const invoices = useQuery(invoicesQuery())
  const fapiaos = useQuery(fapiaosQuery())
  const backLink = (
    <AppLink to="/$lang/researcher/prepay">
      <Trans>See your prepayments</Trans>
    </AppLink>
  )
  return (
    <QueryState
      query={bothQueries(invoices, fapiaos)}
      loading={<SkeletonRows rows={4} />}
      failedTitle={<Trans>The form could not be loaded</Trans>}
      failedText={<Trans>Your payments have not changed. Please try again.</Trans>}
    >
      {([load, list]) => {
        const prepayment = findPrepayment(load, retainerInvoiceNumber)
        return prepayment ? (
          <FapiaoRequest
            bill={billOfPrepayment(prepayment)}
            site={site}
            user={user}
            list={list}
            backLink={backLink}
            onRequested={onRequested}
          />
        ) : (
          <FapiaoNotice
            title={<Trans>We could not find prepayment {retainerInvoiceNumber}</Trans>}
            backLink={backLink}
          >
            <p>
              <Trans>Please check the number in your list of prepayments.</Trans>
            </p>
          </FapiaoNotice>
        )
      }}
    </QueryState>
  )
}
