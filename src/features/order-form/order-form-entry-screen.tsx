import { useLingui } from '@lingui/react/macro'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { OrderFormEntry } from './frame/order-form-entry.tsx'
import { useOrderFormEntries } from './frame/use-order-form-entries.tsx'

/** `start` continues what was begun, `resume` opens the saved step, `reset` clears it first. */
export function OrderFormEntryScreen({ entry }: { entry: 'start' | 'resume' | 'reset' }) {
  const { t } = useLingui()
  const entries = useOrderFormEntries()
  return (
    <>
      <PageHeading title={t`Your order`} />
      <OrderFormEntry enter={entries[entry]} />
    </>
  )
}
