import type { Order } from '../../api/orders.ts'

type ReeditedOrder = Pick<Order, 'completed' | 'paid' | 'containsActiveService' | 'reeditAvailable'>

type ReeditState = 'available' | 'not-completed' | 'inactive-service' | 'not-edited' | 'unpaid'

export function reeditStateOf(order: ReeditedOrder): ReeditState {
  if (!order.completed) return 'not-completed'
  if (!order.containsActiveService) return 'inactive-service'
  if (!order.reeditAvailable) return 'not-edited'
  return order.paid ? 'available' : 'unpaid'
}
