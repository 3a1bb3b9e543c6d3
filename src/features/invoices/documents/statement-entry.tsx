import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { openedAddress } from '../../../api/opened-address.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { InvoiceDocumentLink } from './invoice-document-link.tsx'
import styles from './invoice-documents.module.css'

export function StatementEntry({ invoice }: { invoice: Invoice }) {
  const hint = useId()
  const { invoiceNumber, statementOfDelivery } = invoice
  const { status } = statementOfDelivery
  const label = <Trans>Statement of delivery (PDF)</Trans>
  if (status !== 'ready') {
    return (
      <div className={`${styles.entry} ${styles.statement}`}>
        <Button variant="text" blocked aria-describedby={hint}>
          {label}
        </Button>
        <p id={hint} className={styles.hint}>
          {status === 'pending' ? (
            <Trans>It is being prepared. You can download it here in a few days.</Trans>
          ) : (
            String(status)
          )}
        </p>
      </div>
    )
  }
  return (
    <InvoiceDocumentLink
      invoiceNumber={invoiceNumber}
      href={openedAddress('/api/invoice/{invoiceNumber}/statement-of-delivery', { invoiceNumber })}
    >
      {label}
    </InvoiceDocumentLink>
  )
}
