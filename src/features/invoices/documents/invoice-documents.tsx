import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { siteQuery } from '../../../api/invoices/queries/document-queries.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { openedAddress } from '../../../api/opened-address.ts'
import { Icon } from '../../../ui/page/icon.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { DocumentsDownload } from './documents-download.tsx'
import { InvoiceDocumentLink } from './invoice-document-link.tsx'
import styles from './invoice-documents.module.css'
import { Receipt, ReceiptName } from './receipt.tsx'
import { StatementEntry } from './statement-entry.tsx'

type Props = { invoice: Invoice }

type MoreProps = Props & { receipts: Invoice['payments'] }

function MoreDocuments({ invoice, receipts }: MoreProps) {
  const { invoiceNumber, statementOfDelivery } = invoice
  const hasStatement = statementOfDelivery.status !== 'none'
  const others = receipts.length + (hasStatement ? 1 : 0)
  return (
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
        {receipts.map((payment) => (
          <li key={payment.id}>
            <Receipt invoice={invoice} payment={payment}>
              <ReceiptName invoice={invoice} payment={payment} />
            </Receipt>
          </li>
        ))}
        {hasStatement ? (
          <li>
            <StatementEntry invoice={invoice} />
          </li>
        ) : null}
        <li className={styles.entry}>
          <AllDocuments invoice={invoice} />
        </li>
      </ul>
    </details>
  )
}

export function InvoiceDocuments({ invoice }: Props) {
  const { invoiceNumber, payments, fapiao, statementOfDelivery } = invoice
  const hasStatement = statementOfDelivery.status !== 'none'
  const [receipt, second] = payments
  const folded = second ? payments : []
  const isFolded =
    second !== undefined || (hasStatement && (receipt || statementOfDelivery.status === 'ready'))
  const hasFapiao = fapiao?.completed && fapiao.number !== null
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
      {receipt && !second ? (
        <Receipt invoice={invoice} payment={receipt}>
          <Trans>Receipt (PDF)</Trans>
        </Receipt>
      ) : null}
      {isFolded ? (
        <MoreDocuments invoice={invoice} receipts={folded} />
      ) : hasStatement ? (
        <StatementEntry invoice={invoice} />
      ) : hasFapiao ? (
        <div className={styles.entry}>
          <AllDocuments invoice={invoice} />
        </div>
      ) : null}
    </div>
  )
}

function AllDocuments({ invoice }: Props) {
  const { t } = useLingui()
  const { invoiceNumber } = invoice
  return (
    <DocumentsDownload
      invoices={[invoice]}
      name={t`Download all documents of ${invoiceNumber} (ZIP)`}
    >
      <Trans>Download all (ZIP)</Trans>
    </DocumentsDownload>
  )
}
