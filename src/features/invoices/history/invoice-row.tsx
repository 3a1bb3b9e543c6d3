import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { addressIn } from '../../../lib/url/address-in.ts'
import { TextAnchor } from '../../../ui/page/buttons/app-link.tsx'
import { DataCell } from '../../../ui/page/data-table.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { InvoiceDocuments } from '../documents/invoice-documents.tsx'
import { InvoiceFapiao } from '../fapiao/invoice-fapiao.tsx'
import { InvoiceAmount } from './invoice-amount.tsx'
import type { InvoiceSetting } from './invoice-list-props.ts'
import { InvoiceStatus } from './invoice-status.tsx'
import styles from './invoice-table.module.css'

type Props = InvoiceSetting & {
  invoice: Invoice
  withFapiao: boolean
  /** A checkbox before the number. */
  select?: ReactNode
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

export function InvoiceRow({ invoice, site, user, withFapiao, select }: Props) {
  const { invoiceNumber, transactionDate, customFields, totalAmount, balance } = invoice
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
        <time dateTime={transactionDate} className={styles.oneLine}>
          {formatDate(parseInstant(transactionDate))}
        </time>
      </DataCell>
      <DataCell name={<Trans>Order</Trans>}>
        <div className={styles.order}>
          {customFields.Submission ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>
                <Trans>no order named</Trans>
              </VisuallyHidden>
            </>
          )}
        </div>
      </DataCell>
      <DataCell atEnd name={<Trans>Amount</Trans>}>
        <InvoiceAmount {...invoice} amount={totalAmount} inDollars />
      </DataCell>
      <DataCell atEnd name={<Trans>Balance</Trans>}>
        <InvoiceAmount {...invoice} amount={balance} inDollars={balance > 0} />
      </DataCell>
      <DataCell name={<Trans>Status</Trans>}>
        <div className={styles.status}>
          <InvoiceStatus invoice={invoice} />
        </div>
      </DataCell>
      {withFapiao ? (
        <DataCell name={<Trans>Fapiao</Trans>}>
          <div className={styles.fapiao}>
            <InvoiceFapiao invoice={invoice} site={site} user={user} />
          </div>
        </DataCell>
      ) : null}
      <DataCell>
        <div className={styles.links}>
          <Boleto invoice={invoice} />
          <InvoiceDocuments invoice={invoice} />
        </div>
      </DataCell>
    </tr>
  )
}
