import type { World } from '../../../world/galley-world.ts'
import type { PaymentRow } from '../../../world/payment-rows.ts'
import { requestOrderFapiao } from '../fapiao/order-fapiao.ts'
import { payInvoices } from '../invoices/pay-invoices.ts'
import { showPending } from '../invoices/pending-on-orders.ts'
import { rewardPayment } from '../rewards/reward-payment.ts'
import { siteZone } from '../site-zone.ts'
import { boletoReported } from './boleto-reported.ts'
import { fulfilmentOf } from './fulfil-purpose.ts'
import { fundsOf, takeFunds } from './funds.ts'
import { mailFailure, mailReceipt } from './payment-mails.ts'

const boleto = 20

function hasFunds(world: World, payment: PaymentRow, now: number): boolean {
  const { owner, currency, creditsApplied, prepaymentApplied, fundsTaken } = payment
  if (fundsTaken) return true
  const { credits, prepayment } = fundsOf(world, owner, currency, now)
  return creditsApplied <= credits && prepaymentApplied <= prepayment
}

/** Takes the credits and the prepayment that a payment applies, once. */
export function withFundsTaken(world: World, payment: PaymentRow, now: number): PaymentRow {
  const { receiptCode, owner, currency, creditsApplied, prepaymentApplied } = payment
  if (payment.fundsTaken) return payment
  const applied = { credits: creditsApplied, prepayment: prepaymentApplied }
  const prepaymentsTaken = takeFunds(world, { owner, currency, now, ...applied })
  return world.payments.update(receiptCode, { fundsTaken: true, prepaymentsTaken })
}

/** Ends an open payment without money; what it is for hears of it, and the person by mail. */
function fail(
  world: World,
  payment: PaymentRow,
  status: 'declined' | 'expired',
  now: number,
): PaymentRow {
  const ended = world.payments.update(payment.receiptCode, { status, settledAt: now, dueAt: null })
  showPending(world, ended, false)
  fulfilmentOf(payment.purpose).failed?.({ world, now, payment: ended })
  mailFailure(world, ended, now)
  return ended
}

/**
 * The money of an open payment is there: pays its invoices and does what it is for. Where that has
 * been paid meanwhile, or the credits are gone, the payment is declined instead.
 */
export function settlePayment(world: World, open: PaymentRow, now: number): PaymentRow {
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

/**
 * The outside page of a payment, or a bank, says yes at an instant (epoch milliseconds). A boleto
 * is settled two working days later. A second yes, and one that comes too late, change nothing.
 * Undefined where there is no such payment.
 */
export function approveCheckout(
  world: World,
  receiptCode: string,
  now: number,
): PaymentRow | undefined {
  const payment = world.payments.get(receiptCode)
  if (payment?.status !== 'open' || payment.paidAtBank !== null) return payment
  if (payment.method !== boleto) return settlePayment(world, payment, now)
  const dueAt = boletoReported(now, siteZone(world))
  return world.payments.update(receiptCode, { paidAtBank: now, dueAt })
}

/** The outside page says no; only an open payment hears it. A boleto that nobody will pay runs out. */
export function declineCheckout(
  world: World,
  receiptCode: string,
  now: number,
): PaymentRow | undefined {
  const payment = world.payments.get(receiptCode)
  if (payment?.status !== 'open' || payment.paidAtBank !== null) return payment
  return fail(world, payment, payment.method === boleto ? 'expired' : 'declined', now)
}

/** A path of the portal with the language of the person who pays. */
export function inOwnLanguage(world: World, { owner }: PaymentRow, path: string): string {
  return `/${world.users.get(owner)?.account.language ?? 'en'}${path}`
}

/**
 * Where the person goes on after leaving the outside page of a payment, in the person's language.
 * Leaving, or never answering, leaves the payment open until it expires.
 */
export function checkoutReturn(world: World, payment: PaymentRow): string {
  const outcome = payment.status === 'approved' ? 'success' : 'error'
  const path = fulfilmentOf(payment.purpose).returnPath({ world, payment }, outcome)
  return inOwnLanguage(world, payment, path)
}

/** Ends the payments whose instant has come: a boleto is paid by then, the others expire. */
export function settleDuePayments(world: World, now: number): void {
  for (const payment of [...world.payments.in('waiting', 'open').rows()]) {
    const { dueAt, method } = payment
    if (dueAt === null || dueAt > now) break
    // Paying for one may have ended another.
    if (world.payments.get(payment.receiptCode)?.status !== 'open') continue
    if (method === boleto) settlePayment(world, payment, dueAt)
    else fail(world, payment, 'expired', dueAt)
  }
}
