import type { OrderDetails } from '../../../api/orders.ts'
import { orderPaymentOf } from './payment-rules.ts'

export type NextStep =
  | 'send-files'
  | 'pay'
  | 'find-editor'
  | 'edit'
  /** No deadline is set yet. */
  | 'agree-on-deadline'
  | 'deliver'

type Order = Pick<
  OrderDetails,
  'status' | 'deadline' | 'freeOrder' | 'paid' | 'pendingPayments' | 'invoices'
>

/** What is still to be done for an order, in the order in which it happens. */
export function nextStepsOf(order: Order): NextStep[] {
  const { kind } = orderPaymentOf(order)
  const pay: NextStep[] = kind === 'free' || kind === 'paid' ? [] : ['pay']
  const deliver: NextStep = order.deadline === null ? 'agree-on-deadline' : 'deliver'
  switch (order.status) {
    case 'Awaiting Files':
      return ['send-files', ...pay, 'find-editor']
    case 'Received':
      return [...pay, 'find-editor', deliver]
    case 'In Progress':
      return [...pay, 'edit', deliver]
    case 'On Hold':
    case 'Completed':
      return pay
    case 'Cancelled':
      return []
  }
}
