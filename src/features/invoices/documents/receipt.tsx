import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { receiptQuery } from '../../../api/invoices/queries/document-queries.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { openedAddress } from '../../../api/opened-address.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { InvoiceDocumentLink } from './invoice-document-link.tsx'
import { shownReceiptNumber } from './shown-receipt-number.ts'

type Props = { invoice: Invoice; payment: Invoice['payments'][number] }

export function ReceiptName({ invoice, payment }: Props) {
  const number = shownReceiptNumber(payment)
  const paid = formatMoney(payment.amount, invoice.currency)
  return (
    <Trans>
      Receipt {number}, {paid} (PDF)
    </Trans>
  )
}

export function Receipt({ invoice, payment, children }: Props & { children: ReactNode }) {
  return (
    <InvoiceDocumentLink
      invoiceNumber={invoice.invoiceNumber}
      href={openedAddress(
        '/api/payment/{id}/pdf',
        { id: payment.id },
        receiptQuery(invoice, payment),
      )}
    >
      {children}
    </InvoiceDocumentLink>
  )
}
