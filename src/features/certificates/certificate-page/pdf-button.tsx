import { Trans } from '@lingui/react/macro'
import type { Certificate } from '../../../api/certificates.ts'
import { openedAddress } from '../../../api/opened-address.ts'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'

type Props = {
  certificate: Certificate
  onEdit: () => Promise<void>
}

/** Without authors there is no PDF: the button leads to the form that asks for them. */
export function PdfButton({ certificate: { code, authors }, onEdit }: Props) {
  if (authors !== null) {
    return (
      <ButtonAnchor variant="filled" href={openedAddress('/api/certificate/{code}/pdf', { code })}>
        <Trans>Download PDF</Trans>
      </ButtonAnchor>
    )
  }
  return (
    <Button onClick={() => void onEdit()}>
      <Trans>Download PDF</Trans>
    </Button>
  )
}
