import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import { receiptCodeOf } from '../../../world/receipt-number.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { FapiaoRow } from '../../../world/rows/fapiao-rows.ts'
import { hashOf } from '../../../world/text-hash.ts'
import {
  fapiaoIssuedAfter,
  fapiaoServices,
  fapiaoTakenUpAfter,
} from '../../reference-data/payment/fapiao-services.ts'
import { fapiaoPaymentOf } from './fapiao-payment.ts'
import { workBegins } from './order-fapiao.ts'

export function fapiaoStatus(
  world: World,
  row: FapiaoRow,
  now: Instant,
): Schemas['Fapiao']['status'] {
  if (row.cancelledAt !== null) return 'cancelled'
  const since = now - workBegins(world, row)
  if (since >= fapiaoIssuedAfter) return 'completed'
  return since >= fapiaoTakenUpAfter ? 'processing' : 'requested'
}

function numberOf({ identity, createdAt }: FapiaoRow): string {
  const year = isoOf(createdAt).slice(2, 4)
  const own = String(hashOf(identity) % 100_000_000).padStart(8, '0')
  return `${year}33200000${own.padStart(10, '0')}`
}

export function shownFapiao(world: World, row: FapiaoRow, now: Instant): Schemas['Fapiao'] {
  const { createdAt: _at, notified: _notified, owner: _owner, cancelledAt, ...shared } = row
  const status = fapiaoStatus(world, row, now)
  const isIssued = status === 'completed' || cancelledAt !== null
  const number = isIssued ? numberOf(row) : null
  const payment = fapiaoPaymentOf(world, row.owner, row.paymentId)
  const service = fapiaoServices.find(({ serviceType }) => serviceType === row.serviceType)
  return {
    ...shared,
    status,
    completed: status === 'completed',
    number,
    url: number && `/external/fapiao/${number}`,
    serviceTypeName: service?.serviceTypeName ?? row.serviceType,
    paymentDate: payment ? isoOf(payment.at) : null,
    receiptCode: receiptCodeOf(row.paymentId),
  }
}

export function fapiaosOf(world: World, owner: string, now: Instant): Schemas['Fapiao'][] {
  return Array.from(world.fapiaos.in('byOwner', owner).rows(), (row) =>
    shownFapiao(world, row, now),
  )
}
