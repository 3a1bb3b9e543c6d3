import { Plural } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
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
  const counted =
    selected.length > 0 ? (
      <Plural value={selected.length} one="# selected" other="# selected" />
    ) : null
  // A bar for the count alone would push the rows below those of the rail.
  if (count <= 1) {
    return (
      <VisuallyHidden>
        <Announced as="span">{counted}</Announced>
      </VisuallyHidden>
    )
  }
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          ref={box}
          type="checkbox"
          checked={isComplete}
          onChange={() => onSelect(allToggled(selection, invoices))}
        />
        <Plural value={count} one="Select the invoice" other="Select all # invoices" />
      </label>
      <Announced as="p" className={styles.count}>
        {counted}
      </Announced>
    </div>
  )
}
