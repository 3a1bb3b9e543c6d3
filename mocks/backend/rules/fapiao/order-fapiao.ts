import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import { receiptCodeOf } from '../../../world/receipt-number.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { FapiaoRow } from '../../../world/rows/fapiao-rows.ts'
import type { PaymentRow } from '../../../world/rows/payment-rows.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { orderNumberOf } from '../payment/order-number-of.ts'
import { receiptNumber } from '../payment/receipt-code.ts'
import { fapiaoPaymentOf } from './fapiao-payment.ts'

function serviceOf(world: World, { purpose }: PaymentRow): Schemas['FapiaoServiceKey'] {
  if (purpose.kind.startsWith('digital')) return 'information-service'
  const number = orderNumberOf(purpose)
  const order = number === null ? undefined : world.orders.get(number)?.order
  if (!order) return 'technical-service'
  return order.services.some(({ type }) => type === 'translation') ? 'translation' : 'editing'
}

export function requestOrderFapiao(world: World, payment: PaymentRow, now: Instant): void {
  const { owner, receiptCode, form } = payment
  const { type, title = '', taxpayerNumber = null } = form.fapiao ?? {}
  const user = world.users.get(owner)
  const paid = fapiaoPaymentOf(world, owner, receiptNumber(receiptCode))
  if (!user || !paid || (type !== 'general' && type !== 'special')) return
  world.fapiaos.insert({
    identity: `fapiao-${world.next('fapiaos')}`,
    owner,
    paymentId: paid.id,
    type,
    serviceType: serviceOf(world, payment),
    organizationName: title.trim(),
    taxpayerNumber: taxpayerNumber?.trim() ?? null,
    contactEmail: user.email,
    contactPhone: form.billingAddress?.phone ?? null,
    shippingAddress: null,
    createdAt: now,
    cancelledAt: null,
    notified: false,
  })
}

/** The payment that requested a fapiao; undefined if it was requested afterwards. */
export function paymentWith(world: World, { paymentId }: FapiaoRow): PaymentRow | undefined {
  const payment = world.payments.get(receiptCodeOf(paymentId))
  return payment?.form.fapiao && payment
}

/** At the request or the order's completion; Infinity while unknown. */
export function workBegins(world: World, row: FapiaoRow): Instant {
  const payment = paymentWith(world, row)
  const number = payment && orderNumberOf(payment.purpose)
  if (!number || payment.form.fapiao?.deliveryTimeline !== 'after-completion') return row.createdAt
  const order = world.orders.get(number)?.order
  const completedAt = order?.completedAt ?? order?.deadline
  if (!completedAt || order?.status === 'Cancelled') return Number.POSITIVE_INFINITY
  return Math.max(row.createdAt, parseInstant(completedAt))
}

/** The fapiao requested with an order; it has an identity only once paid. */
export function fapiaoOfOrder(world: World, order: OrderRow): Schemas['OrderFapiao'] | null {
  const payments = world.payments.in('byOwner', order.owner)
  const [payment] = payments
    .filter(({ purpose, form }) => orderNumberOf(purpose) === order.identity && !!form.fapiao)
    .rows()
  if (!payment?.form.fapiao) return null
  const { id: _id, createdAt: _at, ...requested } = payment.form.fapiao
  const [row] = world.fapiaos.in('byPayment', receiptNumber(payment.receiptCode)).rows()
  return row ? { ...requested, id: row.identity, createdAt: isoOf(row.createdAt) } : requested
}
