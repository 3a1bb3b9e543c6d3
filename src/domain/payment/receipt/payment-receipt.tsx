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
  paidFor?: ReactNode
  facts?: readonly Fact[]
  /** What PrePay balance and credits paid, where nothing was charged. */
  covered?: string | undefined
  children: ReactNode
  actions: ReactNode
}

export function PaymentReceipt({ payment, facts = [], covered, ...card }: Props) {
  const { receiptCode, amount, currency, paymentMethodId } = payment
  const state = receiptStateOf(payment)
  const isFromFunds = amount === 0
  const sum = formatMoney(amount, moneyCurrencyOf(currency))
  const amountPaid = state === 'failed' ? undefined : isFromFunds ? covered : sum
  const rows = [
    ...(amountPaid ? [] : [{ name: <Trans>Amount</Trans>, value: sum }]),
    {
      name: <Trans>Payment method</Trans>,
      value: isFromFunds ? (
        <Trans>PrePay balance and credits</Trans>
      ) : (
        methodName({ id: paymentMethodId, name: String(paymentMethodId) })
      ),
    },
    ...facts,
    { name: <Trans>Reference</Trans>, value: receiptCode },
  ]
  return (
    <ReceiptCard {...card} isReceived={state === 'received'} amount={amountPaid} facts={rows} />
  )
}
