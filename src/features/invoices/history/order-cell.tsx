import { Trans } from '@lingui/react/macro'
import type { Invoice } from '../../../api/invoices.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { DataCell } from '../../../ui/page/data-table.tsx'
import { Status } from '../../../ui/page/status.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { invoiceStateOf } from '../invoice-state.ts'
import { OrderName } from '../order-name.tsx'
import { orderNumberIn } from '../order-number-in.ts'
import { InvoiceStatus } from './invoice-status.tsx'
import styles from './invoice-table.module.css'

type Props = {
  invoice: Invoice
  /** Only what differs is said then. */
  isAllUnpaid: boolean
  isBeingPaid: boolean | undefined
}

function InvoiceOrderLink({ name }: { name: string }) {
  const externalId = orderNumberIn(name)
  const shown = <OrderName name={name} />
  if (externalId === undefined) return shown
  return (
    <AppLink
      look="title"
      to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
      params={{ externalId }}
    >
      {shown}
    </AppLink>
  )
}

export function OrderCell({ invoice, isAllUnpaid, isBeingPaid }: Props) {
  const { Submission: order } = invoice.customFields
  return (
    <DataCell long name={<Trans>Order</Trans>}>
      <div className={styles.order}>
        {order === null ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>
              <Trans>no order named</Trans>
            </VisuallyHidden>
          </>
        ) : (
          <InvoiceOrderLink name={order} />
        )}
        {isAllUnpaid && invoiceStateOf(invoice) !== 'unpaid' ? (
          <InvoiceStatus invoice={invoice} />
        ) : isBeingPaid ? (
          <Status tone="running">
            <Trans>Payment being processed</Trans>
          </Status>
        ) : null}
      </div>
    </DataCell>
  )
}
