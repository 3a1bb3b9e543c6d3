import { Trans } from '@lingui/react/macro'
import type { Application } from '../../api/application.ts'
import type { MigrationStatus } from '../../domain/migration/migration-rules.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { OutsideLink } from '../../ui/page/text-link.tsx'

type Props = {
  status: MigrationStatus
  links: Application['config']['links']
}

/** Open invoices delay a move, and until it is done the page of invoices is out of reach. */
export function UnpaidInvoicesHold({ status, links }: Props) {
  if (!status.hasUnpaidInvoices) return null
  return (
    <Notice title={<Trans>Unpaid invoices</Trans>}>
      <Trans>
        You have unpaid invoices, and the move waits until they are paid. Please ask{' '}
        <OutsideLink href={links.support}>our support</OutsideLink> how to pay them.
      </Trans>
    </Notice>
  )
}
