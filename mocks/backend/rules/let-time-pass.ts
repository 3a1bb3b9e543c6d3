import type { World } from '../../world/galley-world.ts'
import { tellOfFapiaos } from './fapiao/tell-of-fapiaos.ts'
import { tellOfCompletions } from './orders/tell-of-completions.ts'
import { settleDuePayments } from './payment/settle-payment.ts'

/**
 * What happens once at an instant and cannot be worked out when asked, such as a mail: done before
 * the first call at or after that instant (`now` in epoch milliseconds), never twice.
 */
export function letTimePass(world: World, now: number): void {
  settleDuePayments(world, now)
  tellOfFapiaos(world, now)
  tellOfCompletions(world, now)
}
