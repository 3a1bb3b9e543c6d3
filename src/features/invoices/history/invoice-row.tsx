import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { isAskedFor } from '../../../domain/money/owed.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { addressIn } from '../../../lib/url/address-in.ts'
import { AppLink, TextAnchor } from '../../../ui/page/buttons/app-link.tsx'
import { DataCell } from '../../../ui/page/data-table.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { InvoiceDocuments } from '../documents/invoice-documents.tsx'
import { InvoiceFapiao } from '../fapiao/invoice-fapiao.tsx'
import { InvoiceAmount } from '../invoice-amount.tsx'
import { isPayable } from '../invoice-filters.ts'
import type { InvoiceSetting } from '../invoice-list-props.ts'
import { BalanceCell } from './balance-cell.tsx'
import { InvoiceStatus } from './invoice-status.tsx'
import styles from './invoice-table.module.css'
import { OrderCell } from './order-cell.tsx'

type Props = InvoiceSetting & {
  invoice: Invoice
  withFapiao: boolean
  /** A checkbox before the number: all rows are unpaid, and only what differs is said of them. */
  select?: ReactNode
  isBeingPaid?: boolean
}

function Boleto({ invoice: { boletoUrl, balance, invoiceNumber } }: Pick<Props, 'invoice'>) {
  if (boletoUrl === null || balance <= 0) return null
  return (
    <TextAnchor href={addressIn(boletoUrl)}>
      <Trans>Show boleto</Trans>
      <VisuallyHidden>
        {' '}
        <Trans>for {invoiceNumber}</Trans>
      </VisuallyHidden>
    </TextAnchor>
  )
}

function PayLink({ invoice }: Pick<Props, 'invoice'>) {
  if (!isPayable(invoice) || !isAskedFor(invoice)) return null
  const { invoiceNumber } = invoice
  return (
    <AppLink
      to="/$lang/researcher/invoices/pay/$invoiceNumbers"
      params={{ invoiceNumbers: payOffList([invoiceNumber]) }}
      className={styles.oneLine}
    >
      <Trans>Pay now</Trans>
      <VisuallyHidden>
        {' '}
        <Trans>for {invoiceNumber}</Trans>
      </VisuallyHidden>
    </AppLink>
  )
}

export function InvoiceRow({ invoice, site, user, withFapiao, select, isBeingPaid }: Props) {
  const { invoiceNumber, transactionDate, totalAmount } = invoice
  return (
    <tr>
      <DataCell heads>
        {select ? (
          <span className={styles.choice}>
            {select}
            <span className={styles.oneLine}>{invoiceNumber}</span>
          </span>
        ) : (
          <span className={styles.oneLine}>{invoiceNumber}</span>
        )}
      </DataCell>
      <DataCell name={<Trans>Date</Trans>}>
        <ShownDate at={transactionDate} />
      </DataCell>
      <OrderCell invoice={invoice} isAllUnpaid={Boolean(select)} isBeingPaid={isBeingPaid} />
      {select ? null : (
        <DataCell atEnd name={<Trans>Amount</Trans>}>
          <InvoiceAmount {...invoice} amount={totalAmount} inDollars />
        </DataCell>
      )}
      <BalanceCell invoice={invoice} isOnlyAmount={Boolean(select)} />
      {select ? null : (
        <DataCell name={<Trans>Status</Trans>}>
          <div className={styles.status}>
            <InvoiceStatus invoice={invoice} />
            <PayLink invoice={invoice} />
          </div>
        </DataCell>
      )}
      {withFapiao ? (
        <DataCell name={<Trans>Fapiao</Trans>}>
          <div className={styles.fapiao}>
            <InvoiceFapiao invoice={invoice} site={site} user={user} />
          </div>
        </DataCell>
      ) : null}
      <DataCell name={<Trans>Documents</Trans>}>
        <div className={styles.links}>
          <Boleto invoice={invoice} />
          <InvoiceDocuments invoice={invoice} />
        </div>
      </DataCell>
    </tr>
  )
}
