import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Invoice, InvoiceLoad } from '../../../api/invoices.ts'
import { filterInvoices, type InvoiceFilters, invoicesIn } from './invoice-filters.ts'
import { InvoiceList } from './invoice-list.tsx'
import type { InvoiceListProps } from './invoice-list-props.ts'
import { nothingSelected, toggled } from './invoice-selection.ts'
import styles from './invoice-table.module.css'
import { PayBar } from './pay-bar.tsx'

export function UnpaidInvoices({ load, ...list }: InvoiceListProps & { load: InvoiceLoad }) {
  const { t } = useLingui()
  const { filters } = list
  const [selection, setSelection] = useSelection(filters)
  const invoices = filterInvoices(invoicesIn('unpaid', load.invoices), filters)
  const select = ({ invoiceNumber }: Invoice) => (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={t`Select invoice ${invoiceNumber}`}
        checked={selection.has(invoiceNumber)}
        onChange={() => setSelection(toggled(selection, invoiceNumber))}
      />
    </label>
  )
  return (
    <InvoiceList {...list} view="unpaid" invoices={invoices} select={select}>
      <PayBar
        invoices={invoices}
        currency={load.currency}
        selection={selection}
        onSelect={setSelection}
      />
    </InvoiceList>
  )
}

/** Other filters start with an empty selection. */
function useSelection(filters: InvoiceFilters) {
  const key = JSON.stringify(filters)
  const [shownKey, setShownKey] = useState(key)
  const [selection, setSelection] = useState(nothingSelected)
  if (shownKey !== key) {
    setShownKey(key)
    setSelection(nothingSelected)
  }
  return [shownKey === key ? selection : nothingSelected, setSelection] as const
}
