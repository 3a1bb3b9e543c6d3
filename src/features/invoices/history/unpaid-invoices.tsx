import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { Invoice, InvoiceLoad } from '../../../api/invoices.ts'
import { paymentStatusQuery } from '../../../api/payment.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { filterInvoices, invoicesIn } from '../invoice-filters.ts'
import { type InvoiceListProps, isReceiptAwaited, type JustPaid } from '../invoice-list-props.ts'
import { LeftOutNotice } from '../pay-off/left-out.tsx'
import { type PayOffTask, payOffTaskOf } from '../pay-off/pay-off-task.ts'
import { numbersOf, selectableOf, selectedOf, toggled } from '../selection/invoice-selection.ts'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { useSelection } from '../selection/use-selection.ts'
import { InvoiceList } from './invoice-list.tsx'
import styles from './invoice-table.module.css'

// The history does without the rules of payments.
const PayDesk = lazy(async () => ({
  default: (await import('../desk/pay-desk.tsx')).PayDesk,
}))

type Props = InvoiceListProps & {
  load: InvoiceLoad
  justPaid: JustPaid | undefined
}

/** The numbers of the invoices whose payment was just begun. */
function useBeingPaid(load: InvoiceLoad, justPaid: JustPaid | undefined): readonly string[] {
  const receiptCode = justPaid?.receiptCode
  const { data: payment } = useQuery({
    ...paymentStatusQuery(receiptCode ?? ''),
    enabled: receiptCode !== undefined,
  })
  // Where a bank is to bring it, its invoices say so themselves.
  const isPromised = load.pendingPayments.some((pending) => pending.receiptCode === receiptCode)
  return payment?.status === 'open' && !isPromised ? payment.invoiceNumbers : []
}

function ChosenNotice({ task }: { task: PayOffTask }) {
  if (task.kind !== 'broken') return <LeftOutNotice leftOut={task.leftOut} isRepeated={false} />
  return (
    <Notice tone="plain" title={<Trans>This payment link is incomplete</Trans>}>
      <Trans>Part of the link is missing or was changed. Please choose the invoices again.</Trans>
    </Notice>
  )
}

type BoxProps = Pick<Invoice, 'invoiceNumber'> &
  Pick<ComponentProps<'input'>, 'checked' | 'disabled' | 'onChange'>

function SelectBox({ invoiceNumber, ...input }: BoxProps) {
  const { t } = useLingui()
  return (
    <label className={styles.box}>
      <input type="checkbox" aria-label={t`Select invoice ${invoiceNumber}`} {...input} />
    </label>
  )
}

export function UnpaidInvoices({ load, justPaid, ...list }: Props) {
  const { filters, chosen, onChosenChange } = list
  const task = chosen === undefined ? undefined : payOffTaskOf(load.invoices, chosen)
  const [selection, setSelection] = useSelection({
    filters,
    chosen: task && new Set(task.kind === 'pay' ? numbersOf(task.invoices) : []),
    onChosenChange,
  })
  const beingPaid = useBeingPaid(load, justPaid)
  const isAwaited = isReceiptAwaited(justPaid)
  const all = invoicesIn('unpaid', load.invoices)
  const invoices = filterInvoices(all, filters)
  const selected = selectedOf(invoices, selection)
  const select = ({ invoiceNumber }: Invoice) => (
    <SelectBox
      invoiceNumber={invoiceNumber}
      checked={selection.has(invoiceNumber)}
      disabled={isAwaited}
      onChange={() => setSelection(toggled(selection, invoiceNumber))}
    />
  )
  return (
    <>
      {task ? <ChosenNotice task={task} /> : null}
      <InvoiceList
        {...list}
        view="unpaid"
        all={all}
        invoices={invoices}
        select={select}
        beingPaid={beingPaid}
        rail={
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <PayDesk
              load={load}
              numbers={numbersOf(selected)}
              allNumbers={numbersOf(invoices)}
              site={list.site}
              user={list.user}
              justPaid={justPaid}
              beingPaid={beingPaid}
            />
          </Suspense>
        }
      >
        {invoices.length > 1 && !isAwaited ? (
          <SelectionBar
            invoices={selectableOf(invoices, beingPaid)}
            selected={selected}
            selection={selection}
            onSelect={setSelection}
          />
        ) : null}
      </InvoiceList>
    </>
  )
}
