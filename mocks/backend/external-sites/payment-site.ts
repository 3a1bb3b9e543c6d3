import type { PaymentRow } from '../../world/rows/payment-rows.ts'
import { Problem } from '../calls/problem.ts'
import { formatAmount } from '../rules/format-amount.ts'
import { chargeOf } from '../rules/payment/charge-of.ts'
import { methodOf } from '../rules/payment/methods/payment-methods.ts'
import {
  approveCheckout,
  checkoutReturn,
  declineCheckout,
} from '../rules/payment/settlement/settle-payment.ts'
import type { ExternalSiteId } from './external-site-ids.ts'
import { factsOfPayment, type PaymentPage, stateOfPayment } from './shown-payment.ts'
import { type ExternalSite, offer, type SiteCall, type SiteOffer } from './site-definition.ts'

function leadsTo({ method }: PaymentRow, page: PaymentPage): boolean {
  const entry = methodOf(method)
  const { course } = entry
  if (page === 'boleto') return course === 'boleto'
  if (page === 'bank') return course === 'bank-transfer'
  return page === 'three-d-secure' ? course === 'card' : 'page' in entry && entry.page === page
}

function paymentAt({ world, rest }: SiteCall, page: PaymentPage): PaymentRow {
  const [receiptCode = ''] = rest
  const payment = rest.length === 1 ? world.payments.get(receiptCode) : undefined
  if (payment && leadsTo(payment, page)) return payment
  const detail = `No payment is waiting at this address. It may have been restarted with another method or belong to another world.`
  throw new Problem(404, 'No such payment', detail)
}

const back = offer('leave', 'Back to Galley', '')

function offersOf(payment: PaymentRow, page: PaymentPage): SiteOffer[] {
  const { status, paidAtBank } = payment
  const { amount, currency } = chargeOf(payment)
  if (status !== 'open' || paidAtBank !== null) return [back]
  if (page === 'bank') {
    return [
      offer('approve', 'Receive the transfer', 'Galley completes what it pays for at once.'),
      offer('decline', 'Cancel the transfer', 'The payment ends; its invoice stays open.'),
      { ...back, effect: 'Otherwise the payment waits for the transfer.' },
    ]
  }
  const expires = 'The payment stays open until it expires.'
  if (page === 'boleto') {
    const notice = 'The bank notifies Galley two working days later.'
    return [
      offer('approve', 'Pay the slip at a bank', notice),
      offer('decline', 'Let it expire', 'Nobody pays it, and Galley sends an e-mail.'),
      { ...back, effect: 'Otherwise the slip is paid by its due date.' },
    ]
  }
  const never = offer('never', 'Never answer', `As if the window were closed. ${expires}`)
  const money = formatAmount(amount, currency)
  const yes = page === 'three-d-secure' ? `Confirm ${money}` : `Pay ${money}`
  return [
    offer('approve', yes, 'The money arrives at once, and Galley completes what it pays for.'),
    offer('decline', 'Decline', 'The payment fails, and Galley sends an e-mail.'),
    offer('leave', 'Go back without answering', expires),
    never,
  ]
}

function homeHref({ world }: SiteCall, { owner }: PaymentRow): string {
  return `/${world.users.get(owner)?.account.language ?? 'en'}/researcher`
}

export function paymentSite(
  page: PaymentPage & ExternalSiteId,
  name: string,
  simulates: string,
): ExternalSite {
  // Boleto and bank pages are not part of a checkout, so they do not lead back to one.
  const isBeside = page === 'boleto' || page === 'bank'
  return {
    name,
    simulates,
    choices: isBeside ? ['approve', 'decline', 'leave'] : ['approve', 'decline', 'leave', 'never'],
    show(call) {
      const payment = paymentAt(call, page)
      const { status, receiptCode } = payment
      const { amount, currency } = chargeOf(payment)
      const isOpen = status === 'open' && payment.paidAtBank === null
      return {
        heading: isOpen ? `Pay ${formatAmount(amount, currency)}` : `Payment ${receiptCode}`,
        state: stateOfPayment(payment),
        facts: factsOfPayment(call.world, payment),
        paragraphs: [],
        offers: offersOf(payment, page),
      }
    },
    choose(call, { choice }) {
      const { world, now } = call
      const payment = paymentAt(call, page)
      const { receiptCode } = payment
      if (choice === 'approve') {
        const approved = approveCheckout(world, receiptCode, now) ?? payment
        return isBeside ? null : checkoutReturn(world, approved)
      }
      const declined = choice === 'decline' ? declineCheckout(world, receiptCode, now) : undefined
      if (isBeside && declined) return null
      return isBeside ? homeHref(call, payment) : checkoutReturn(world, declined ?? payment)
    },
  }
}
