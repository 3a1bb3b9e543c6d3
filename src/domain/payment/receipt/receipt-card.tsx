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
  /** Unknown after some payments. */
  amount?: string
  paidFor?: ReactNode
  facts: readonly Fact[]
  children: ReactNode
  actions: ReactNode
}

export function ReceiptCard(props: Props) {
  const { title, isReceived, amount, paidFor, facts, children, actions } = props
  const list = <NameValueList facts={facts} />
  return (
    <div className={styles.slip}>
      <Section
        title={
          <span className={styles.title}>
            <Icon name={isReceived ? 'check' : 'clock'} size={22} className={styles.icon} />
            {title}
          </span>
        }
      >
        {amount && <p className={styles.amount}>{amount}</p>}
        {paidFor && <p>{paidFor}</p>}
        {!amount && list}
        <h3>
          <Trans>What happens next</Trans>
        </h3>
        <div className={styles.next}>{children}</div>
        <div className={styles.actions}>{actions}</div>
        {amount && list}
      </Section>
    </div>
  )
}
