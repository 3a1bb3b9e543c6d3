import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaymentStatus } from '../../../api/payment.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import type { Fact } from '../../../ui/page/name-value-list.tsx'
import { moneyCurrencyOf } from '../../money/money-currency.ts'
import { methodName } from '../choices/method-registry.ts'
import { ReceiptCard } from './receipt-card.tsx'
import { receiptStateOf } from './receipt-state.ts'

type Props = {
  title: ReactNode
  payment: PaymentStatus
  facts?: readonly Fact[]
  children: ReactNode
  actions: ReactNode
}

export function PaymentReceipt({ title, payment, facts = [], children, actions }: Props) {
  const { receiptCode, amount, currency, paymentMethodId } = payment
  const isFromFunds = amount === 0
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
    <ReceiptCard
      title={title}
      isReceived={receiptStateOf(payment) === 'received'}
      facts={rows}
      actions={actions}
    >
      {children}
    </ReceiptCard>
  )
}
