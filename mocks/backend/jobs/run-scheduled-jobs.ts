import type { World } from '../../world/galley-world.ts'
import { settleDuePayments } from '../rules/payment/settle-payment.ts'
import { tellOfCompletions } from './notify-completed-orders.ts'
import { tellOfFapiaos } from './notify-issued-fapiaos.ts'

/**
 * What happens once at an instant and cannot be worked out when asked, such as a mail: done before
 * the first call at or after that instant (`now` in epoch milliseconds), never twice.
 */
export function runScheduledJobs(world: World, now: number): void {
  settleDuePayments(world, now)
  tellOfFapiaos(world, now)
  tellOfCompletions(world, now)
}
