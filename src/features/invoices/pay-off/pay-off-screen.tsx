import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type InvoiceLoad, invoicesQuery } from '../../../api/invoices.ts'
import { invoiceNumbersOf } from '../../../lib/search/pay-off-list.ts'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonCard, SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { SkeletonTable } from '../../../ui/states/skeleton-data.tsx'
import { BrokenList } from './left-out.tsx'
import styles from './pay-off.module.css'
import { PayOffContent } from './pay-off-content.tsx'
import type { PayOffProps } from './pay-off-props.ts'
import { payOffTaskOf } from './pay-off-task.ts'

export function PayOffScreen(props: PayOffProps) {
  const { t } = useLingui()
  const read = invoiceNumbersOf(props.list)
  const [number, ...others] = read === 'broken' ? [] : read.numbers
  const isOne = number !== undefined && others.length === 0
  const query = useQuery(invoicesQuery())
  const task = query.data && payOffTaskOf(query.data.invoices, props.list)
  return (
    <>
      <PageHeading
        title={isOne ? t`Pay invoice ${number}` : t`Pay invoices`}
        lead={
          task === undefined || task.kind === 'pay' ? (
            <Trans>Check what you pay, then choose how.</Trans>
          ) : undefined
        }
      />
      <QueryState
        query={query}
        loading={
          <PageGrid
            railLabel={t`About this payment`}
            rail={<SkeletonCard lines={5} label={null} />}
          >
            <SkeletonTable rows={2} label={t`Your invoices are loading.`} />
            <div className={styles.loading}>
              <SkeletonRows rows={3} label={null} />
            </div>
          </PageGrid>
        }
        failedTitle={t`Your invoices could not be loaded`}
      >
        {(load) => <Task {...props} load={load} />}
      </QueryState>
    </>
  )
}

function Task({ load, ...props }: PayOffProps & { load: InvoiceLoad }) {
  const task = payOffTaskOf(load.invoices, props.list)
  if (task.kind === 'broken') return <BrokenList />
  return <PayOffContent {...props} load={load} task={task} />
}
