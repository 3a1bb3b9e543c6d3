import type { User } from '../../api/account.ts'
import type { OrderDetails } from '../../api/orders.ts'

export type OrderProps = { order: OrderDetails; user: User }
