import { useState } from 'react'
import type { InvoiceFilters } from '../invoice-filters.ts'
import { type InvoiceSelection, nothingSelected } from './invoice-selection.ts'

type Input = {
  filters: InvoiceFilters
  /** That of the address; undefined where it names none. */
  chosen: InvoiceSelection | undefined
  onChosenChange: () => void
}

/** Other filters start with an empty selection; that of the address holds until it is changed. */
export function useSelection({ filters, chosen, onChosenChange }: Input) {
  const key = JSON.stringify(filters)
  const [shownKey, setShownKey] = useState(key)
  const [selection, setSelection] = useState(nothingSelected)
  if (shownKey !== key) {
    setShownKey(key)
    setSelection(nothingSelected)
  }
  const select = (next: InvoiceSelection) => {
    setSelection(next)
    if (chosen) onChosenChange()
  }
  return [chosen ?? (shownKey === key ? selection : nothingSelected), select] as const
}
