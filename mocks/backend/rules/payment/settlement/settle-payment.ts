import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import type { Instant } from '../../../../../src/lib/instant.ts'
import type { World } from '../../../../world/galley-world.ts'
import type { PaymentRow } from '../../../../world/rows/payment-rows.ts'
import { requestOrderFapiao } from '../../fapiao/order-fapiao.ts'
import { payInvoices } from '../../invoices/pay-invoices.ts'
import { showPending } from '../../invoices/pending-on-orders.ts'
import { rewardPayment } from '../../rewards/reward-payment.ts'
import { siteZone } from '../../site-zone.ts'
import { fundsOf, takeFunds } from '../funds.ts'
import { mailFailure, mailReceipt } from '../payment-mails.ts'
import { boletoReported } from './boleto-reported.ts'
import { fulfilmentOf } from './fulfil-purpose.ts'

function hasFunds(world: World, payment: PaymentRow, now: Instant): boolean {
  const { owner, currency, creditsApplied, prepaymentApplied, fundsTaken } = payment
  if (fundsTaken) return true
  const { credits, prepayment } = fundsOf(world, owner, currency, now)
  return creditsApplied <= credits && prepaymentApplied <= prepayment
}

export function withFundsTaken(world: World, payment: PaymentRow, now: Instant): PaymentRow {
  const { receiptCode, owner, currency, creditsApplied, prepaymentApplied } = payment
  if (payment.fundsTaken) return payment
  const applied = { credits: creditsApplied, prepayment: prepaymentApplied }
  const prepaymentsTaken = takeFunds(world, { owner, currency, now, ...applied })
  return world.payments.update(receiptCode, { fundsTaken: true, prepaymentsTaken })
}

function fail(
  world: World,
  payment: PaymentRow,
  status: 'declined' | 'expired',
  now: Instant,
): PaymentRow {
  const ended = world.payments.update(payment.receiptCode, { status, settledAt: now, dueAt: null })
  showPending(world, ended, false)
  fulfilmentOf(payment.purpose).failed?.({ world, now, payment: ended })
  mailFailure(world, ended, now)
  return ended
}

/** Completes an open payment. If its bill is settled already or the credits are gone, the payment is declined. */
export function settlePayment(world: World, open: PaymentRow, now: Instant): PaymentRow {
  const fulfilment = fulfilmentOf(open.purpose)
  const isDue = fulfilment.isDue({ world, now, payment: open })
  if (!isDue || !hasFunds(world, open, now)) return fail(world, open, 'declined', now)
  const which = open.fundsTaken ? 'money' : 'all'
  withFundsTaken(world, open, now)
  const settled = { status: 'approved', settledAt: now, dueAt: null } as const
  const payment = world.payments.update(open.receiptCode, settled)
  payInvoices(world, payment, which, now)
  fulfilment.received({ world, now, payment })
  requestOrderFapiao(world, payment, now)
  rewardPayment(world, payment, now)
  const done = world.payments.get(open.receiptCode) ?? payment
  mailReceipt(world, done, now)
  return done
}

/** Undefined for an unknown payment. Repeated or late approvals have no effect. */
export function approveCheckout(
  world: World,
  receiptCode: string,
  now: Instant,
): PaymentRow | undefined {
  const payment = world.payments.get(receiptCode)
  if (payment?.status !== 'open' || payment.paidAtBank !== null) return payment
  if (payment.method !== paymentMethodIds.boleto) return settlePayment(world, payment, now)
  const dueAt = boletoReported(now, siteZone(world))
  return world.payments.update(receiptCode, { paidAtBank: now, dueAt })
}

export function declineCheckout(
  world: World,
  receiptCode: string,
  now: Instant,
): PaymentRow | undefined {
  const payment = world.payments.get(receiptCode)
  if (payment?.status !== 'open' || payment.paidAtBank !== null) return payment
  return fail(
    world,
    payment,
    payment.method === paymentMethodIds.boleto ? 'expired' : 'declined',
    now,
  )
}

export function inOwnLanguage(world: World, { owner }: PaymentRow, path: string): string {
  return `/${world.users.get(owner)?.account.language ?? 'en'}${path}`
}

/** Where the external page leads back to. Leaving keeps the payment open until it expires. */
export function checkoutReturn(world: World, payment: PaymentRow): string {
  const outcome = payment.status === 'approved' ? 'success' : 'error'
  const path = fulfilmentOf(payment.purpose).returnPath({ world, payment }, outcome)
  return inOwnLanguage(world, payment, path)
}

export function settleDuePayments(world: World, now: Instant): void {
  for (const payment of [...world.payments.in('waiting', 'open').rows()]) {
    const { dueAt, method } = payment
    if (dueAt === null || dueAt > now) break
    // An earlier iteration may have ended this payment.
    if (world.payments.get(payment.receiptCode)?.status !== 'open') continue
    if (method === paymentMethodIds.boleto) settlePayment(world, payment, dueAt)
    else fail(world, payment, 'expired', dueAt)
  }
}
