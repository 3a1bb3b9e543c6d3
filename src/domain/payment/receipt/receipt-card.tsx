import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/page/icon.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { type Fact, NameValueList } from '../../../ui/page/name-value-list.tsx'
import styles from './payment-receipt.module.css'

type Props = {
  title: ReactNode
  /** False while the money is on its way. */
  isReceived?: boolean
  facts: readonly Fact[]
  children: ReactNode
  actions: ReactNode
}

export function ReceiptCard({ title, isReceived = false, facts, children, actions }: Props) {
  return (
    <div className={styles.slip}>
      <Section
        title={
          <>
            <Icon name={isReceived ? 'check' : 'clock'} size={22} className={styles.icon} />
            {title}
          </>
        }
      >
        <NameValueList facts={facts} />
        <h3>
          <Trans>What happens next</Trans>
        </h3>
        <div className={styles.next}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </Section>
    </div>
  )
}
