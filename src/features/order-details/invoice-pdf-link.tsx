import { Trans } from '@lingui/react/macro'
import { openedAddress } from '../../api/opened-address.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'

type Props = { invoiceNumber: string; variant?: 'text' | 'quiet' | 'filled' }

export function InvoicePdfLink({ invoiceNumber, variant = 'text' }: Props) {
  return (
    <ButtonAnchor
      variant={variant}
      href={openedAddress('/api/invoice/{invoiceNumber}/pdf', { invoiceNumber })}
    >
      <Trans>Invoice {invoiceNumber} (PDF)</Trans>
    </ButtonAnchor>
  )
}
