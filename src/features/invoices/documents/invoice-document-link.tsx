import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextAnchor } from '../../../ui/page/buttons/app-link.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'

type Props = { href: string; invoiceNumber: string; children: ReactNode }

export function InvoiceDocumentLink({ href, invoiceNumber, children }: Props) {
  return (
    <TextAnchor href={href}>
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>for {invoiceNumber}</Trans>
      </VisuallyHidden>
    </TextAnchor>
  )
}
