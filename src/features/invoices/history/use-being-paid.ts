import { useQuery } from '@tanstack/react-query'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { paymentStatusQuery } from '../../../api/payment.ts'
import type { JustPaid } from '../invoice-list-props.ts'

/** The numbers of the invoices whose payment was just begun. */
export function useBeingPaid(load: InvoiceLoad, justPaid: JustPaid | undefined): readonly string[] {
  const receiptCode = justPaid?.receiptCode
  const { data: payment } = useQuery({
    ...paymentStatusQuery(receiptCode ?? ''),
    enabled: receiptCode !== undefined,
  })
  // Where a bank is to bring it, its invoices say so themselves.
  const isPromised = load.pendingPayments.some((pending) => pending.receiptCode === receiptCode)
  return payment?.status === 'open' && !isPromised ? payment.invoiceNumbers : []
}
