import { Trans } from '@lingui/react/macro'
import { openedAddress } from '../../../api/opened-address.ts'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'

export function InvoicePdfLink({ invoiceNumber }: { invoiceNumber: string }) {
  return (
    <ButtonAnchor
      variant="text"
      href={openedAddress('/api/invoice/{invoiceNumber}/pdf', { invoiceNumber })}
    >
      <Trans>Invoice {invoiceNumber} (PDF)</Trans>
    </ButtonAnchor>
  )
}
