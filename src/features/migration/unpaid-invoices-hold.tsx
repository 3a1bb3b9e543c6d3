import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Application } from '../../api/application.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { ExternalLink } from '../../ui/page/text-link.tsx'

type Props = {
  /** The unpaid invoices with the ways to pay them; null where the person has no page of invoices. */
  unpaid: ReactNode
  links: Application['config']['links']
}

/** What holds a move up, and the way to settle it. */
export function UnpaidInvoicesHold({ unpaid, links }: Props) {
  if (unpaid) return unpaid
  return (
    <Notice title={<Trans>Unpaid invoices</Trans>}>
      <Trans>
        Please ask <ExternalLink href={links.support}>our support team</ExternalLink> how to pay
        them.
      </Trans>
    </Notice>
  )
}
