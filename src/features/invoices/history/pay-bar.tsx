import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Currency, Invoice } from '../../../api/invoices.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { payOffBillOf } from '../pay-off/pay-off-bill.ts'
import { allToggled, type InvoiceSelection, selectedOf } from './invoice-selection.ts'
import styles from './pay-bar.module.css'

type Props = {
  /** On all pages, filtered. */
  invoices: readonly Invoice[]
  /** Of the person. */
  currency: Currency
  selection: InvoiceSelection
  onSelect: (selection: InvoiceSelection) => void
}

export function PayBar({ invoices, currency, selection, onSelect }: Props) {
  const selected = selectedOf(invoices, selection)
  const bill = payOffBillOf(selected, currency)
  const sum = formatMoney(bill.total, bill.currency)
  const box = useRef<HTMLInputElement>(null)
  const count = invoices.length
  const isPartial = selected.length > 0 && selected.length < count
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          ref={box}
          type="checkbox"
          checked={selected.length === count}
          onChange={() => onSelect(allToggled(selection, invoices))}
        />
        <Plural value={count} one="Select the invoice" other="Select all # invoices" />
      </label>
      <p role="status" className={styles.total}>
        {selected.length === 0 ? (
          <Trans>Select the invoices that you want to pay.</Trans>
        ) : (
          <>
            <Plural value={selected.length} one="# selected" other="# selected" />
            <strong>
              <Trans>Total {sum}</Trans>
            </strong>
          </>
        )}
      </p>
      {selected.length === 0 ? null : (
        <AppButtonLink
          to="/$lang/researcher/invoices/pay/$invoiceNumbers"
          params={{
            invoiceNumbers: payOffList(selected.map(({ invoiceNumber }) => invoiceNumber)),
          }}
          variant="filled"
        >
          <Trans>Pay selected</Trans>
        </AppButtonLink>
      )}
    </div>
  )
}
