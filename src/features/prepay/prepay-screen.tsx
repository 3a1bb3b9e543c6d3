import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { invoicesQuery } from '../../api/invoices.ts'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonCard, SkeletonFields } from '../../ui/states/skeleton.tsx'
import { CreditList } from './credit-list.tsx'
import styles from './prepay.module.css'
import { PrepayBalance } from './prepay-balance.tsx'
import { PrepayReceipt } from './prepay-receipt.tsx'
import { prepayTaskOf } from './prepay-rules.ts'
import { PrepaySent } from './prepay-sent.tsx'
import { PrepayTaskSection, type PrepayUserProps } from './prepay-task.tsx'
import { PrepaymentList } from './prepayment-list.tsx'

type Props = PrepayUserProps & {
  /** Of the retainer invoice to pay; undefined for a new prepayment. */
  number?: string
  /** Of a payment just made; its receipt replaces the form. */
  receipt?: string
  /** After a payment without a known receipt. */
  isSent?: boolean
}

function Content({ number, receipt, isSent, ...userProps }: Props) {
  const { application, user } = userProps
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(invoicesQuery())}
      loading={
        <PageGrid rail={<SkeletonCard />} railLabel={t`Available balance`}>
          <SkeletonFields fields={4} label={t`Your prepayments are loading.`} />
        </PageGrid>
      }
      failedTitle={t`Your prepayments could not be loaded`}
    >
      {(load) => (
        <>
          <PageGrid rail={<PrepayBalance load={load} />} railLabel={t`Available balance`}>
            {receipt ? (
              <PrepayReceipt receipt={receipt} user={user} />
            ) : isSent ? (
              <PrepaySent load={load} user={user} />
            ) : (
              <PrepayTaskSection
                task={prepayTaskOf(load.prepayments, number)}
                load={load}
                {...userProps}
              />
            )}
          </PageGrid>
          {number === undefined ? (
            <div className={styles.lists}>
              <PrepaymentList load={load} site={application} user={user} />
              <CreditList load={load} />
            </div>
          ) : null}
        </>
      )}
    </QueryState>
  )
}

export function PrepayScreen(props: Props) {
  const { number } = props
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={number === undefined ? t`PrePay` : t`PrePay invoice ${number}`}
        lead={number === undefined ? <Trans>Your prepaid balance and credits.</Trans> : undefined}
      />
      <Content {...props} />
    </>
  )
}
