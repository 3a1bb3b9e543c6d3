import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentStatus } from '../../api/payment.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { Icon } from '../../ui/page/icon.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { type Fact, NameValueList } from '../../ui/page/name-value-list.tsx'
import { moneyCurrencyOf } from './amount/money-currency.ts'
import { methodName } from './methods/method-registry.ts'
import styles from './payment-receipt.module.css'
import { receiptStateOf } from './receipt-state.ts'

type Props = {
  title: ReactNode
  payment: PaymentStatus
  /** Such as the invoice number. */
  facts?: readonly Fact[]
  children: ReactNode
  actions: ReactNode
}

export function PaymentReceipt({ title, payment, facts = [], children, actions }: Props) {
  const { receiptCode, amount, currency, paymentMethodId } = payment
  const isFromFunds = amount === 0
  const isReceived = receiptStateOf(payment) === 'received'
  const rows = [
    { name: <Trans>Reference</Trans>, value: receiptCode },
    ...facts,
    { name: <Trans>Amount</Trans>, value: formatMoney(amount, moneyCurrencyOf(currency)) },
    {
      name: <Trans>Payment method</Trans>,
      value: isFromFunds ? (
        <Trans>PrePay balance and credits</Trans>
      ) : (
        methodName({ id: paymentMethodId, name: String(paymentMethodId) })
      ),
    },
  ]
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
        <NameValueList facts={rows} />
        <h3>
          <Trans>What happens next</Trans>
        </h3>
        <div className={styles.next}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </Section>
    </div>
  )
}
