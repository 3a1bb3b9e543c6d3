import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import { settleDuePayments } from '../rules/payment/settlement/settle-payment.ts'
import { expireUploads } from './expire-uploads.ts'
import { invoiceCompletedOrders } from './invoice-completed-orders.ts'
import { notifyCompletedOrders } from './notify-completed-orders.ts'
import { notifyIssuedFapiaos } from './notify-issued-fapiaos.ts'
import { proposeDeadlines } from './propose-deadlines.ts'

/** Runs once what is due by `now` and has side effects, such as mails. */
export function runScheduledJobs(world: World, now: Instant): void {
  settleDuePayments(world, now)
  proposeDeadlines(world, now)
  notifyIssuedFapiaos(world, now)
  invoiceCompletedOrders(world, now)
  notifyCompletedOrders(world, now)
  expireUploads(world, now)
}
