import { Trans } from '@lingui/react/macro'
import type { Invoice } from '../../../api/invoices.ts'
import { openedAddress } from '../../../api/opened-address.ts'
import { TextAnchor } from '../../../ui/page/app-link.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'

/** The documents of an invoice. */
export function InvoicePapers({ invoice }: { invoice: Invoice }) {
  const { invoiceNumber, localization } = invoice
  const pdf = openedAddress('/api/invoice/{invoiceNumber}/pdf', { invoiceNumber })
  return (
    <TextAnchor href={`${pdf}?localization=${localization}`}>
      <Trans>Invoice (PDF)</Trans>
      <VisuallyHidden>
        {' '}
        <Trans>for {invoiceNumber}</Trans>
      </VisuallyHidden>
    </TextAnchor>
  )
}
