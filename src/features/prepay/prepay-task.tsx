import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { InvoiceLoad, Prepayment } from '../../api/invoices.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { Section } from '../../ui/page/layout/section.tsx'
import { NameValueList } from '../../ui/page/name-value-list.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { PendingPrepayment } from './pending-prepayment.tsx'
import styles from './prepay.module.css'
import type { PrepayFormProps } from './prepay-form.tsx'
import type { PrepayTask } from './prepay-rules.ts'
import { PrepaymentLinks } from './prepayment-links.tsx'
import { PrepaymentsLink } from './prepayments-link.tsx'
import { SkeletonAmount } from './skeleton-amount.tsx'

// Users who only look at their balance do not load the form.
const LazyPrepayForm = lazy(() =>
  import('./prepay-form.tsx').then((module) => ({ default: module.PrepayForm })),
)

export type PrepayUserProps = Pick<PrepayFormProps, 'application' | 'user' | 'onPaid'>

type Props = PrepayUserProps & { task: PrepayTask; load: InvoiceLoad }

type ExistingPrepaymentProps = Pick<Props, 'load'> & {
  prepayment: Prepayment
  isOpen: boolean
}

function ExistingPrepayment({ prepayment, isOpen, load }: ExistingPrepaymentProps) {
  const { i18n } = useLingui()
  const { transactionDate, totalAmount, balance, availablePrepaymentAmount } = prepayment
  const money = (dollars: number) => formatMoney(fromDollars(dollars, load.currency), load.currency)
  const day = formatLongDate(parseInstant(transactionDate), { zone: 'UTC', language: i18n.locale })
  return (
    <>
      {isOpen ? (
        <dl className={styles.due}>
          <dt>
            {prepayment.pendingPayment?.boletoUrl === null ? (
              <Trans>On its way</Trans>
            ) : (
              <Trans>Still to pay</Trans>
            )}
          </dt>
          <dd>{money(balance)}</dd>
        </dl>
      ) : null}
      <NameValueList
        facts={[
          ...(balance === totalAmount
            ? []
            : [{ name: <Trans>Amount</Trans>, value: money(totalAmount) }]),
          ...(isOpen
            ? []
            : [{ name: <Trans>Remaining</Trans>, value: money(availablePrepaymentAmount) }]),
          { name: <Trans>Date</Trans>, value: <time dateTime={transactionDate}>{day}</time> },
          {
            name: <Trans>Documents</Trans>,
            value: <PrepaymentLinks prepayment={prepayment} here />,
          },
        ]}
      />
    </>
  )
}

export function PrepayTaskSection({ task, load, ...userProps }: Props) {
  if (task.kind === 'unknown') {
    const { number } = task
    return (
      <Section title={<Trans>We could not find prepayment {number}</Trans>}>
        <p className={styles.task}>
          <Trans>
            The number may be mistyped, or the prepayment may belong to another account.
          </Trans>
        </p>
        <p className={styles.back}>
          <PrepaymentsLink />
        </p>
      </Section>
    )
  }
  if (task.kind === 'new') {
    return (
      <Section title={<Trans>Pay in advance</Trans>}>
        <p className={styles.task}>
          <Trans>
            Add funds once and use them across orders. One invoice, and your grant is used before it
            ends.
          </Trans>
        </p>
        <Suspense fallback={<SkeletonAmount />}>
          <LazyPrepayForm {...userProps} />
        </Suspense>
      </Section>
    )
  }
  const isOpen = task.kind === 'open'
  return (
    <Section title={isOpen ? <Trans>Pay this invoice</Trans> : <Trans>This invoice is paid</Trans>}>
      <ExistingPrepayment prepayment={task.prepayment} isOpen={isOpen} load={load} />
      {isOpen ? (
        <PendingPrepayment prepayment={task.prepayment}>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <LazyPrepayForm {...userProps} invoice={task.prepayment} />
          </Suspense>
        </PendingPrepayment>
      ) : (
        <p className={styles.back}>
          <PrepaymentsLink />
        </p>
      )}
    </Section>
  )
}
