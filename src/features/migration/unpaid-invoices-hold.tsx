import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Application } from '../../api/application.ts'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import styles from './migration.module.css'

type Props = {
  unpaid: ReactNode
  links: Application['config']['links']
}

export function UnpaidInvoicesHold({ unpaid, links }: Props) {
  return (
    <div className={styles.hold}>
      {unpaid ?? (
        <Notice title={<Trans>Unpaid invoices</Trans>}>
          <Trans>
            Please ask <ExternalLink href={links.support}>our support team</ExternalLink> how to pay
            them.
          </Trans>
        </Notice>
      )}
    </div>
  )
}
