import { Plural } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { allToggled, type InvoiceSelection } from './invoice-selection.ts'
import styles from './selection-bar.module.css'

type Props = {
  invoices: readonly Invoice[]
  selected: readonly Invoice[]
  selection: InvoiceSelection
  onSelect: (selection: InvoiceSelection) => void
}

export function SelectionBar({ invoices, selected, selection, onSelect }: Props) {
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
      <Announced as="p" className={styles.count}>
        {selected.length > 0 ? (
          <Plural value={selected.length} one="# selected" other="# selected" />
        ) : null}
      </Announced>
    </div>
  )
}
