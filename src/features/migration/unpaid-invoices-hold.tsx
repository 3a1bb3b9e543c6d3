import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Application } from '../../api/application.ts'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'

type Props = {
  unpaid: ReactNode
  links: Application['config']['links']
}

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
