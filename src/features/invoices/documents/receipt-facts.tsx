import { Trans } from '@lingui/react/macro'
import type { Invoice } from '../../../api/invoices.ts'
import type { PaymentStatus } from '../../../api/payment.ts'
import type { Fact } from '../../../ui/page/name-value-list.tsx'
import { Receipt, ReceiptName } from './receipt.tsx'

/** Links to what the server has issued for a payment; none while it is on its way. */
export function receiptFacts(
  invoices: readonly Invoice[],
  { receiptCode }: Pick<PaymentStatus, 'receiptCode'>,
): Fact[] {
  const issued = invoices.flatMap((invoice) =>
    invoice.payments
      .filter((payment) => payment.receiptCode === receiptCode)
      .map((payment) => ({ invoice, payment })),
  )
  if (issued.length === 0) return []
  const value = issued.map(({ invoice, payment }) => (
    <div key={payment.id + invoice.invoiceNumber}>
      <Receipt invoice={invoice} payment={payment}>
        <ReceiptName invoice={invoice} payment={payment} />
      </Receipt>
    </div>
  ))
  return [{ name: <Trans>Receipt</Trans>, value }]
}
