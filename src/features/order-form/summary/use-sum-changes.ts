import { useState } from 'react'
import { useOrderForm } from '../frame/order-form-context.ts'
import { type SumChange, sumChanges } from './sum-changes.ts'

/** What changed the sum last; undefined while it is the sum that was loaded. */
export function useSumChanges(): readonly SumChange[] | undefined {
  const { orderForm } = useOrderForm()
  const [last, setLast] = useState<{ form: typeof orderForm; changes?: readonly SumChange[] }>({
    form: orderForm,
  })
  if (last.form === orderForm) return last.changes
  const isOther = last.form.identity !== orderForm.identity
  const changes = sumChanges(last.form, orderForm) ?? (isOther ? undefined : last.changes)
  setLast({ form: orderForm, ...(changes ? { changes } : {}) })
  return changes
}
