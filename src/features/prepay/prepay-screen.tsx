import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { invoicesQuery } from '../../api/invoices.ts'
import { PageGrid } from '../../ui/page/page-grid.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Failed } from '../../ui/states/failed.tsx'
import { SkeletonLines, SkeletonRows } from '../../ui/states/skeleton.tsx'
import { CreditList } from './credit-list.tsx'
import styles from './prepay.module.css'
import { PrepayBalance } from './prepay-balance.tsx'
import { PrepayReceipt } from './prepay-receipt.tsx'
import { prepayTaskOf } from './prepay-rules.ts'
import { PrepayTaskSection, type PrepayUserProps } from './prepay-task.tsx'
import { PrepaymentList } from './prepayment-list.tsx'

type Props = PrepayUserProps & {
  /** Of the retainer invoice to pay; undefined for a new prepayment. */
  number?: string
  /** Of a payment just made; its receipt replaces the form. */
  receipt?: string
}

function Content({ number, receipt, ...userProps }: Props) {
  const { application, user } = userProps
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(invoicesQuery())
  if (!data) {
    if (error) {
      return (
        <Failed title={t`Your prepayments could not be loaded`} onRetry={refetch}>
          {failureMessage(error)}
        </Failed>
      )
    }
    return (
      <PageGrid rail={<SkeletonLines lines={4} />} railLabel={t`Available balance`}>
        <SkeletonRows rows={4} label={t`Your prepayments are loading.`} />
      </PageGrid>
    )
  }
  return (
    <>
      <PageGrid rail={<PrepayBalance load={data} />} railLabel={t`Available balance`}>
        {receipt ? (
          <PrepayReceipt receipt={receipt} user={user} />
        ) : (
          <PrepayTaskSection
            task={prepayTaskOf(data.prepayments, number)}
            load={data}
            {...userProps}
          />
        )}
      </PageGrid>
      <div className={styles.lists}>
        <PrepaymentList load={data} site={application} user={user} />
        <CreditList load={data} />
      </div>
    </>
  )
}

export function PrepayScreen(props: Props) {
  const { number } = props
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={number === undefined ? t`PrePay` : t`PrePay invoice ${number}`}
        lead={<Trans>Your prepaid balance and credits.</Trans>}
      />
      <Content {...props} />
    </>
  )
}
