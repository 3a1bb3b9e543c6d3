import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type InvoiceLoad, invoicesQuery } from '../../api/invoices.ts'
import { UnnamedPayment } from '../../domain/payment/receipt/unnamed-payment.tsx'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonCard, SkeletonLines, SkeletonRows } from '../../ui/states/skeleton.tsx'
import { SkeletonTable } from '../../ui/states/skeleton-data.tsx'
import { CreditList } from './credit-list.tsx'
import styles from './prepay.module.css'
import { PrepayBalance } from './prepay-balance.tsx'
import { PrepayReceipt } from './prepay-receipt.tsx'
import { prepayTaskOf } from './prepay-rules.ts'
import { PrepayTaskSection, type PrepayUserProps } from './prepay-task.tsx'
import { PrepaymentList } from './prepayment-list.tsx'
import { PrepaymentUsages } from './prepayment-usages.tsx'
import { SkeletonAmount } from './skeleton-amount.tsx'
import { SkeletonFigures } from './skeleton-figures.tsx'

const LazyPrepayUnpaid = lazy(async () => ({
  default: (await import('./prepay-unpaid.tsx')).PrepayUnpaid,
}))

type Props = PrepayUserProps & {
  /** Of the retainer invoice to pay; undefined for a new prepayment. */
  number?: string
  /** Of a payment just made; its receipt replaces the form. */
  receipt?: string
  /** After a payment without a known receipt. */
  isSent?: boolean
  isUnpaid?: boolean
}

type LoadedProps = Props & { load: InvoiceLoad }

function TaskOrReceipt({ receipt, isSent, isUnpaid, number, load, ...userProps }: LoadedProps) {
  const { user } = userProps
  if (receipt && !isUnpaid) return <PrepayReceipt receipt={receipt} load={load} user={user} />
  if (isSent) {
    return (
      <UnnamedPayment title={<Trans>Your prepayment is on its way</Trans>} user={user}>
        <Trans>
          The amount is added to your PrePay balance once your payment arrives. That takes minutes
          or a few working days, depending on how you paid.
        </Trans>
      </UnnamedPayment>
    )
  }
  return (
    <PrepayTaskSection task={prepayTaskOf(load.prepayments, number)} load={load} {...userProps} />
  )
}

/** What is to pay, or was paid, comes before the balances. */
function PrepaymentPage(props: LoadedProps) {
  const { t } = useLingui()
  return (
    <PageGrid
      railLabel={t`Available balance`}
      rail={
        <Section card title={<Trans>Available balance</Trans>}>
          <PrepayBalance load={props.load} isAside />
        </Section>
      }
    >
      <TaskOrReceipt {...props} />
    </PageGrid>
  )
}

function AllPrepayments(props: LoadedProps) {
  const { load, application, user, receipt, isSent, isUnpaid } = props
  const { t } = useLingui()
  return (
    <>
      {(receipt && !isUnpaid) || isSent ? (
        <PrepaymentPage {...props} />
      ) : (
        <>
          <div className={styles.balance}>
            <PrepayBalance load={load} />
          </div>
          <PageGrid
            railLabel={t`Balance of each prepayment`}
            rail={<PrepaymentUsages load={load} />}
          >
            <TaskOrReceipt {...props} />
          </PageGrid>
        </>
      )}
      <div className={styles.lists}>
        <PrepaymentList load={load} site={application} user={user} />
        <CreditList load={load} />
      </div>
    </>
  )
}

function Loading({ hasNumber }: { hasNumber: boolean }) {
  const { t } = useLingui()
  const label = t`Your prepayments are loading.`
  if (hasNumber) {
    return (
      <PageGrid rail={<SkeletonCard lines={3} label={null} />} railLabel={t`Available balance`}>
        <SkeletonFigures label={label} />
        <SkeletonTable rows={2} label={null} />
        <SkeletonRows rows={3} label={null} />
      </PageGrid>
    )
  }
  return (
    <>
      <div className={styles.balance}>
        <SkeletonFigures figures={2} label={label} />
        <SkeletonLines lines={1} label={null} />
      </div>
      <PageGrid
        rail={<SkeletonCard lines={5} label={null} />}
        railLabel={t`Balance of each prepayment`}
      >
        <SkeletonLines lines={2} label={null} />
        <SkeletonAmount label={null} />
      </PageGrid>
      <div className={styles.lists}>
        <SkeletonTable rows={5} label={null} />
      </div>
    </>
  )
}

function Content(props: Props) {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(invoicesQuery())}
      loading={<Loading hasNumber={props.number !== undefined} />}
      failedTitle={t`Your prepayments could not be loaded`}
    >
      {(load) =>
        props.number === undefined ? (
          <AllPrepayments {...props} load={load} />
        ) : (
          <PrepaymentPage {...props} load={load} />
        )
      }
    </QueryState>
  )
}

export function PrepayScreen(props: Props) {
  const { number, receipt, isUnpaid } = props
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={number === undefined ? t`PrePay` : t`PrePay invoice ${number}`}
        lead={number === undefined ? <Trans>Your prepaid balance and credits.</Trans> : undefined}
      />
      {isUnpaid ? (
        <Suspense>
          <LazyPrepayUnpaid receipt={receipt} />
        </Suspense>
      ) : null}
      <Content {...props} />
    </>
  )
}
