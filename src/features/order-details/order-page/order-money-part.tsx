import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '../../../i18n/format-money.ts'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { InvoicePdfLink } from '../invoice-pdf-link.tsx'
import type { OrderProps } from '../order-props.ts'
import { namedAmountOf, saysWhenPaid } from '../payment-rules.ts'
import styles from './order-rail.module.css'
import { PaymentSummary } from './payment-summary.tsx'

type PartProps = Pick<OrderProps, 'order'>

function Invoices({ order }: PartProps) {
  const { invoices, currency } = order
  const named = namedAmountOf(order)
  return invoices.map(({ invoiceNumber, totalAmount }) => (
    <li key={invoiceNumber}>
      <p className={styles.line}>
        <span>
          <InvoicePdfLink invoiceNumber={invoiceNumber} />
        </span>
        {totalAmount === named ? null : <span>{formatMoney(totalAmount, currency)}</span>}
      </p>
    </li>
  ))
}

function Payments({ order }: PartProps) {
  const { payments, currency } = order
  return payments.map(({ id, invoiceNumber, amount, date }, index) => {
    const day = <ShownDate at={date} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a mixed payment have the same number
      <li key={`${invoiceNumber} ${id} ${index}`}>
        <p className={styles.line}>
          <span>
            <Trans>Paid {day}</Trans>
          </span>
          <span>{formatMoney(amount, currency)}</span>
        </p>
      </li>
    )
  })
}

function Fapiao({ order: { fapiao } }: PartProps) {
  const { i18n } = useLingui()
  if (!fapiao) return null
  const title = fapiao.title ?? ''
  const day = fapiao.createdAt && <ShownDate at={fapiao.createdAt} />
  return (
    <li lang={i18n.locale}>
      <p>
        <Trans>Fapiao for {title}</Trans>
      </p>
      {day ? (
        <p className={styles.note}>
          <Trans>Requested {day}</Trans>
        </p>
      ) : null}
    </li>
  )
}

/** People whose invoices are hidden see what is paid, and no invoice. */
export function OrderMoney({ order, user }: OrderProps) {
  const { invoices, payments, fapiao } = order
  const shownInvoices = user.hideInvoices ? [] : invoices
  const hasEntries = shownInvoices.length + payments.length > 0 || fapiao !== null
  return (
    <>
      {saysWhenPaid(order) ? null : (
        <p>
          <PaymentSummary order={order} />
        </p>
      )}
      {hasEntries ? (
        <ul className={styles.list}>
          <Invoices order={{ ...order, invoices: shownInvoices }} />
          <Payments order={order} />
          <Fapiao order={order} />
        </ul>
      ) : null}
    </>
  )
}
