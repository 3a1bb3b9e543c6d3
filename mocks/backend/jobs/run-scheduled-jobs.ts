import type { World } from '../../world/galley-world.ts'
import { settleDuePayments } from '../rules/payment/settle-payment.ts'
import { notifyCompletedOrders } from './notify-completed-orders.ts'
import { notifyIssuedFapiaos } from './notify-issued-fapiaos.ts'

/**
 * Runs time-driven side effects, such as mails, before the first call at or after their instant,
 * once. `now`: epoch milliseconds.
 */
export function runScheduledJobs(world: World, now: number): void {
  settleDuePayments(world, now)
  notifyIssuedFapiaos(world, now)
  notifyCompletedOrders(world, now)
}
