import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { receiptQuery, siteQuery } from '../../../api/invoices/invoice-documents.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { openedAddress } from '../../../api/opened-address.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Icon } from '../../../ui/page/icon.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { DocumentsDownload } from './documents-download.tsx'
import { InvoiceDocumentLink } from './invoice-document-link.tsx'
import styles from './invoice-documents.module.css'
import { shownReceiptNumber } from './shown-receipt-number.ts'
import { StatementEntry } from './statement-entry.tsx'

type Props = { invoice: Invoice }

/** The documents of an invoice: the invoice itself, and the others folded away where they are several. */
export function InvoiceDocuments({ invoice }: Props) {
  const { t } = useLingui()
  const { invoiceNumber, payments, statementOfDelivery } = invoice
  const hasStatement = statementOfDelivery.status !== 'none'
  const others = payments.length + (hasStatement ? 1 : 0)
  return (
    <div className={styles.documents}>
      <InvoiceDocumentLink
        invoiceNumber={invoiceNumber}
        href={openedAddress(
          '/api/invoice/{invoiceNumber}/pdf',
          { invoiceNumber },
          siteQuery(invoice),
        )}
      >
        <Trans>Invoice (PDF)</Trans>
      </InvoiceDocumentLink>
      {payments.length > 0 || statementOfDelivery.status === 'ready' ? (
        <details className={styles.more}>
          <summary>
            <span>
              <Plural value={others} one="# more document" other="# more documents" />
            </span>
            <VisuallyHidden>
              {' '}
              <Trans>for {invoiceNumber}</Trans>
            </VisuallyHidden>
            <Icon name="chevron-down" size={12} />
          </summary>
          <ul className={styles.list}>
            {payments.map((payment) => (
              <li key={payment.id}>
                <Receipt invoice={invoice} payment={payment} />
              </li>
            ))}
            {hasStatement ? (
              <li>
                <StatementEntry invoice={invoice} />
              </li>
            ) : null}
            <li className={styles.entry}>
              <DocumentsDownload
                invoices={[invoice]}
                name={t`Download all documents of ${invoiceNumber} (ZIP)`}
              >
                <Trans>Download all (ZIP)</Trans>
              </DocumentsDownload>
            </li>
          </ul>
        </details>
      ) : hasStatement ? (
        <StatementEntry invoice={invoice} />
      ) : null}
    </div>
  )
}

function Receipt({ invoice, payment }: Props & { payment: Invoice['payments'][number] }) {
  const { id, amount } = payment
  const number = shownReceiptNumber(payment)
  const paid = formatMoney(amount, invoice.currency)
  return (
    <InvoiceDocumentLink
      invoiceNumber={invoice.invoiceNumber}
      href={openedAddress('/api/payment/{id}/pdf', { id }, receiptQuery(invoice, payment))}
    >
      <Trans>
        Receipt {number}, {paid} (PDF)
      </Trans>
    </InvoiceDocumentLink>
  )
}
