import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { invoicesQuery } from '../../api/invoices.ts'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonTable } from '../../ui/states/skeleton-data.tsx'
import { CreditList } from './credit-list.tsx'
import styles from './prepay.module.css'
import { PrepayBalance } from './prepay-balance.tsx'
import type { PrepaymentFapiaoSetting } from './prepayment-fapiao.tsx'
import { PrepaymentList } from './prepayment-list.tsx'
import { PrepaymentUsages } from './prepayment-usages.tsx'
import { SkeletonFigures } from './skeleton-figures.tsx'

/** What was prepaid before the site stopped accepting prepayments, and can still be used. */
export function EarlierPrepayments(setting: PrepaymentFapiaoSetting) {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(invoicesQuery())}
      loading={
        <>
          <SkeletonFigures figures={2} />
          <SkeletonTable rows={5} label={null} />
        </>
      }
      failedTitle={t`Your prepayments could not be loaded`}
    >
      {(load) => (
        <>
          <PrepayBalance load={load} />
          <div className={styles.lists}>
            <div className={styles.usages}>
              <PrepaymentUsages load={load} />
            </div>
            <PrepaymentList load={load} closed {...setting} />
            <CreditList load={load} />
          </div>
        </>
      )}
    </QueryState>
  )
}
