import type { Instant } from '../../src/lib/instant.ts'
import { day, hour, minute } from '../scenarios/builders/server-date.ts'
import type { FactsOf } from '../scenarios/scenario-list.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'

type Facts = Pick<FactsOf<'china'>, 'fapiaos' | 'fapiaoPayments'>

type Payment = { id: string; at: number; refused?: string }
type RequestedFapiao = {
  identity: string
  payment: Payment
  at: number
  cancelledAt: Instant | null
}

const isLive = ({ cancelledAt }: RequestedFapiao) => cancelledAt === null

export class FapiaoAccount {
  now = fixedNow
  readonly payments: Payment[]
  readonly fapiaos: RequestedFapiao[]
  readonly #unnotified: Set<RequestedFapiao>
  readonly #isStaff: boolean

  /** `paymentOf` gives the payment of a seeded fapiao. */
  constructor(
    { fapiaos, fapiaoPayments }: Facts,
    paymentOf: (fapiao: string) => string,
    isStaff: boolean,
  ) {
    this.#isStaff = isStaff
    const before = (
      identity: string,
      paid: number,
      requestedAgo: number,
      cancelled?: number,
    ): RequestedFapiao => ({
      identity,
      payment: { id: paymentOf(identity), at: fixedNow - paid },
      at: fixedNow - requestedAgo,
      cancelledAt: cancelled === undefined ? null : fixedNow - cancelled,
    })
    const requested = before(fapiaos.requested, 2 * day, 3 * minute)
    const processing = before(fapiaos.processing, 5 * day, 5 * hour)
    this.#unnotified = new Set([requested, processing])
    this.fapiaos = [
      requested,
      processing,
      before(fapiaos.completedGeneral, 45 * day, 40 * day),
      before(fapiaos.ofPrepayment, 75 * day, 70 * day),
      before(fapiaos.completedSpecial, 95 * day, 90 * day),
      before(fapiaos.cancelled, 130 * day, 125 * day, 100 * day),
      before(fapiaos.overAYear, 400 * day, 395 * day),
      before(fapiaos.ofOldPrepayment, 420 * day, 415 * day),
    ]
    const { withoutFapiao, prepaymentWithoutFapiao, takenFromPrepayment } = fapiaoPayments
    const { otherLocalization, americanPrepayment } = fapiaoPayments
    const otherSite = 'fapiao-other-localization'
    this.payments = [
      ...this.fapiaos.map(({ payment }) => payment),
      { id: withoutFapiao, at: fixedNow - 20 * day },
      { id: prepaymentWithoutFapiao, at: fixedNow - 6 * day },
      { id: takenFromPrepayment, at: fixedNow - 10 * day, refused: 'fapiao-paid-in-advance' },
      { id: otherLocalization, at: fixedNow - 540 * day, refused: otherSite },
      { id: americanPrepayment, at: fixedNow - 500 * day, refused: otherSite },
    ]
  }

  /** Processing starts after 10 minutes, issue takes a day. */
  statusOf({ at, cancelledAt }: RequestedFapiao): string {
    if (cancelledAt !== null) return 'cancelled'
    if (this.now - at >= day) return 'completed'
    return this.now - at >= 10 * minute ? 'processing' : 'requested'
  }

  shownFor(paymentId: string): RequestedFapiao | undefined {
    const mine = this.fapiaos.filter(({ payment }) => payment.id === paymentId)
    return mine.find(isLive) ?? mine.sort((a, b) => b.at - a.at)[0]
  }

  requestRefusal(payment: Payment): string | undefined {
    if (payment.refused) return payment.refused
    const mine = this.fapiaos.filter((fapiao) => fapiao.payment.id === payment.id)
    return mine.some(isLive) ? 'fapiao-already-requested' : undefined
  }

  request(payment: Payment, identity: string): void {
    const fapiao = { identity, payment, at: this.now, cancelledAt: null }
    this.fapiaos.unshift(fapiao)
    this.#unnotified.add(fapiao)
  }

  /** Issued ones can be cancelled for 365 days after the payment, by staff forever. */
  cancelRefusal(fapiao: RequestedFapiao): string | undefined {
    const status = this.statusOf(fapiao)
    if (status === 'cancelled') return 'fapiao-already-cancelled'
    if (status !== 'completed') return 'fapiao-cancel-not-completed'
    const isInTime = this.now - fapiao.payment.at <= 365 * day
    return isInTime || this.#isStaff ? undefined : 'fapiao-cancel-window-over'
  }

  get notifiedCount(): number {
    return [...this.#unnotified].filter(({ at }) => this.now - at >= day).length
  }
}
