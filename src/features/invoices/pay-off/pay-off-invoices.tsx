import { Trans, useLingui } from '@lingui/react/macro'
import type { Invoice } from '../../../api/invoices.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { DataCell, DataTable } from '../../../ui/page/data-table.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { InvoiceAmount } from '../invoice-amount.tsx'
import { OrderName } from '../order-name.tsx'
import styles from './pay-off.module.css'
import { converted, type PayOffBill } from './pay-off-bill.ts'
import { PayOffTotal } from './pay-off-total.tsx'

type Props = {
  invoices: readonly Invoice[]
  bill: PayOffBill
  onLeaveOut: (others: readonly string[]) => void
}

export function PayOffInvoices({ invoices, bill, onLeaveOut }: Props) {
  const { t } = useLingui()
  const canLeaveOut = invoices.length > 1
  const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
  const without = (left: string) => numbers.filter((number) => number !== left)
  return (
    <div className={styles.invoices}>
      <Section title={<Trans>What you pay</Trans>}>
        <DataTable
          label={t`Invoices of this payment`}
          columns={[
            { name: <Trans>Invoice</Trans> },
            { name: <Trans>Date</Trans> },
            { name: <Trans>Order</Trans> },
            {
              name: (
                <span className={styles.oneLine}>
                  <Trans>Balance</Trans>
                </span>
              ),
              atEnd: true,
            },
            ...(canLeaveOut ? [{ name: <Trans>Actions</Trans> }] : []),
          ]}
        >
          {invoices.map((invoice) => (
            <InvoiceRow
              key={invoice.invoiceNumber}
              invoice={invoice}
              bill={bill}
              others={canLeaveOut ? without(invoice.invoiceNumber) : undefined}
              onLeaveOut={onLeaveOut}
            />
          ))}
          {canLeaveOut ? <PayOffTotal bill={bill} /> : null}
        </DataTable>
      </Section>
    </div>
  )
}

type RowProps = Pick<Props, 'bill' | 'onLeaveOut'> & {
  invoice: Invoice
  /** Undefined where it is the only one. */
  others: readonly string[] | undefined
}

function InvoiceRow({ invoice, bill, others, onLeaveOut }: RowProps) {
  const { invoiceNumber, transactionDate, customFields, balance } = invoice
  const isAsBilled = invoice.currency.shortName === bill.currency.shortName
  return (
    <tr>
      <DataCell heads>
        <span className={styles.oneLine}>{invoiceNumber}</span>
      </DataCell>
      <DataCell name={<Trans>Date</Trans>}>
        <ShownDate at={transactionDate} />
      </DataCell>
      <DataCell name={<Trans>Order</Trans>}>
        <div className={styles.order}>
          <OrderName name={customFields.Submission ?? '–'} />
        </div>
      </DataCell>
      <DataCell atEnd name={<Trans>Balance</Trans>}>
        <InvoiceAmount
          {...invoice}
          amount={balance}
          inDollars
          converted={
            isAsBilled ? undefined : formatMoney(converted(invoice, bill.currency), bill.currency)
          }
        />
      </DataCell>
      {others ? (
        <DataCell>
          <AppLink
            to="/$lang/researcher/invoices/pay/$invoiceNumbers"
            params={{ invoiceNumbers: payOffList(others) }}
            onClick={() => onLeaveOut(others)}
            replace
            className={styles.oneLine}
          >
            <Trans>Leave out</Trans>
            <VisuallyHidden> {invoiceNumber}</VisuallyHidden>
          </AppLink>
        </DataCell>
      ) : null}
    </tr>
  )
}
