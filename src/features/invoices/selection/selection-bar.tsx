import { Plural } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { allToggled, type InvoiceSelection, selectedOf } from './invoice-selection.ts'
import styles from './selection-bar.module.css'

type Props = {
  /** Those that *Select all* selects. */
  invoices: readonly Invoice[]
  selected: readonly Invoice[]
  selection: InvoiceSelection
  onSelect: (selection: InvoiceSelection) => void
}

export function SelectionBar({ invoices, selected, selection, onSelect }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const count = invoices.length
  const isComplete = selectedOf(invoices, selection).length === count
  const isPartial = selected.length > 0 && !isComplete
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <div className={styles.bar}>
      {count > 1 ? (
        <label className={styles.all}>
          <input
            ref={box}
            type="checkbox"
            checked={isComplete}
            onChange={() => onSelect(allToggled(selection, invoices))}
          />
          <Plural value={count} one="Select the invoice" other="Select all # invoices" />
        </label>
      ) : null}
      <Announced as="p" className={styles.count}>
        {selected.length > 0 ? (
          <Plural value={selected.length} one="# selected" other="# selected" />
        ) : null}
      </Announced>
    </div>
  )
}
