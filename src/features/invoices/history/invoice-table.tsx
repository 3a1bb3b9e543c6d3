import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { showsFapiaos } from '../../../domain/fapiao/fapiao-rules.ts'
import { DataTable } from '../../../ui/page/data-table.tsx'
import type { InvoiceSetting } from '../invoice-list-props.ts'
import { InvoiceRow } from './invoice-row.tsx'
import styles from './invoice-table.module.css'

type Props = InvoiceSetting & {
  invoices: readonly Invoice[]
  select?: (invoice: Invoice) => ReactNode
  beingPaid?: readonly string[]
}

function Balance() {
  return (
    <span className={styles.oneLine}>
      <Trans>Balance</Trans>
    </span>
  )
}

export function InvoiceTable({ invoices, site, user, select, beingPaid = [] }: Props) {
  const { t } = useLingui()
  // An unpaid invoice has none.
  const withFapiao = showsFapiaos(site) && !select
  return (
    <DataTable
      label={t`Invoices`}
      wide
      columns={[
        { name: <Trans>Invoice</Trans> },
        { name: <Trans>Date</Trans> },
        { name: <Trans>Order</Trans> },
        ...(select ? [] : [{ name: <Trans>Amount</Trans>, atEnd: true }]),
        { name: <Balance />, atEnd: true },
        ...(select ? [] : [{ name: <Trans>Status</Trans> }]),
        ...(withFapiao ? [{ name: <Trans>Fapiao</Trans> }] : []),
        { name: <Trans>Documents</Trans> },
      ]}
    >
      {invoices.map((invoice) => (
        <InvoiceRow
          key={invoice.invoiceNumber}
          invoice={invoice}
          site={site}
          user={user}
          withFapiao={withFapiao}
          select={select?.(invoice)}
          isBeingPaid={beingPaid.includes(invoice.invoiceNumber)}
        />
      ))}
    </DataTable>
  )
}
