import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'
import type { OrderDetails } from '../../api/orders.ts'
import type { PaymentStatus } from '../../api/payment.ts'
import { hasFailed } from '../../domain/money/failed-payment.ts'
import { balanceOfAll, owedOf } from '../../domain/money/owed.ts'

type Invoice = OrderDetails['invoices'][number]
type Bill = Pick<OrderDetails, 'status' | 'freeOrder' | 'paid' | 'pendingPayments' | 'invoices'>

type SummedOrder = Bill & Pick<OrderDetails, 'payments'>

type OrderPaymentState =
  | { kind: 'free' | 'paid' | 'unbilled' }
  /** A bank, or the payment's own page, is to bring it. */
  | { kind: 'pending'; receiptCode: string }
  /** Services that were added have an invoice of their own; all that are asked for are paid at once. */
  | {
      kind: 'open'
      invoices: readonly Invoice[]
      balance: number
      /** Of a payment for the other invoices. */
      pendingReceiptCode: string | undefined
      onItsWay: number
    }

/** Nothing more is asked for a cancelled order. */
export function orderPaymentOf(order: Bill): OrderPaymentState {
  const { status, pendingPayments, invoices } = order
  if (order.freeOrder) return { kind: 'free' }
  if (order.paid) return { kind: 'paid' }
  if (status === 'Cancelled') return { kind: 'free' }
  const [pending] = pendingPayments
  const { due, onItsWay } = owedOf(invoices.filter(({ balance }) => balance > 0))
  if (due.length === 0) {
    return pending ? { kind: 'pending', receiptCode: pending.receiptCode } : { kind: 'unbilled' }
  }
  return {
    kind: 'open',
    invoices: due,
    balance: balanceOfAll(due),
    pendingReceiptCode: pending?.receiptCode,
    onItsWay: balanceOfAll(onItsWay),
  }
}

/** Payments say when and how much, so that a summary would repeat them. */
export const saysWhenPaid = ({ paid, freeOrder, payments }: SummedOrder): boolean =>
  paid && !freeOrder && payments.some(({ amount }) => amount > 0)

/** The amount of the summary or of the one payment, which the invoice does not repeat. */
export function namedAmountOf(order: SummedOrder): number | undefined {
  const payment = orderPaymentOf(order)
  if (payment.kind === 'open') return payment.balance
  return order.paid && order.payments.length === 1 ? order.payments[0]?.amount : undefined
}

type PendingState =
  | 'boleto'
  /** Paid at the bank, which has not reported it yet. */
  | 'clearing'
  | 'transfer'
  | 'processing'
  | 'received'
  | 'failed'

type Pending = Pick<PaymentStatus, 'status' | 'paymentMethodId' | 'boletoUrl'>

export function pendingStateOf({ status, paymentMethodId, boletoUrl }: Pending): PendingState {
  if (status === 'approved') return 'received'
  if (hasFailed({ status })) return 'failed'
  if (paymentMethodId === paymentMethodIds.bankTransfer) return 'transfer'
  if (paymentMethodId !== paymentMethodIds.boleto) return 'processing'
  return boletoUrl === null ? 'clearing' : 'boleto'
}
