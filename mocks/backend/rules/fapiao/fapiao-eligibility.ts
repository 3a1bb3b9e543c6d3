import { yearsLater } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { FapiaoRow } from '../../../world/rows/fapiao-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import type { FapiaoPayment } from './fapiao-payment.ts'
import { fapiaoStatus } from './shown-fapiao.ts'

export function fapiaoRefusal(
  world: World,
  payment: FapiaoPayment,
): Schemas['FapiaoRefusalKey'] | undefined {
  const { config, localization } = stateOf(world).application
  if (!config.fapiaoAvailable || !localization.allowsFapiaoProcessingAfterPayment) {
    return 'fapiao-not-available'
  }
  const isAmerican = payment.invoiceNumber.startsWith('US-')
  if (payment.localization !== localization.code || isAmerican) return 'fapiao-other-localization'
  if (payment.fromPrepayment) return 'fapiao-paid-in-advance'
  const others = world.fapiaos.in('byPayment', payment.id).filter((row) => row.cancelledAt === null)
  return others.size > 0 ? 'fapiao-already-requested' : undefined
}

/** When a fapiao can be cancelled at the latest: one year after payment. */
export const cancelWindowEnd = (paidAt: Instant): Instant => yearsLater(paidAt, 1)

/** Why a fapiao cannot be cancelled, or undefined. Staff may cancel after the year. */
export function fapiaoCancelRefusal(input: {
  world: World
  fapiao: FapiaoRow
  paidAt: Instant
  user: UserRow
  now: Instant
}): Schemas['FapiaoCancelRefusalKey'] | undefined {
  const { world, fapiao, paidAt, user, now } = input
  const status = fapiaoStatus(world, fapiao, now)
  if (status === 'cancelled') return 'fapiao-already-cancelled'
  if (status !== 'completed') return 'fapiao-cancel-not-completed'
  const mayOverride = user.account.impersonatorIdentity !== null
  return now <= cancelWindowEnd(paidAt) || mayOverride ? undefined : 'fapiao-cancel-window-over'
}
