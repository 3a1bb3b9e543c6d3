import { day, hour, minute } from '../scenarios/builders/server-date.ts'
import type { FactsOf } from '../scenarios/scenario-list.ts'
import { fixedNow } from '../world/fixed-now.ts'

type Facts = Pick<FactsOf<'china'>, 'fapiaos' | 'fapiaoPayments'>

type Payment = { id: string; at: number; refused?: string }
type Asked = { identity: string; payment: Payment; at: number; cancelledAt: number | null }

const isLive = ({ cancelledAt }: Asked) => cancelledAt === null

/** Reference model of a person's fapiaos. */
export class FapiaoAccount {
  now = fixedNow
  readonly payments: Payment[]
  readonly fapiaos: Asked[]
  /** Not yet notified by email. */
  readonly #untold: Set<Asked>
  readonly #isStaff: boolean

  /** `paymentOf` gives the payment of a seeded fapiao. */
  constructor(
    { fapiaos, fapiaoPayments }: Facts,
    paymentOf: (fapiao: string) => string,
    isStaff: boolean,
  ) {
    this.#isStaff = isStaff
    const before = (identity: string, paid: number, asked: number, cancelled?: number): Asked => ({
      identity,
      payment: { id: paymentOf(identity), at: fixedNow - paid },
      at: fixedNow - asked,
      cancelledAt: cancelled === undefined ? null : fixedNow - cancelled,
    })
    const requested = before(fapiaos.requested, 2 * day, 3 * minute)
    const processing = before(fapiaos.processing, 5 * day, 5 * hour)
    this.#untold = new Set([requested, processing])
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
    const elsewhere = 'fapiao-other-localization'
    this.payments = [
      ...this.fapiaos.map(({ payment }) => payment),
      { id: withoutFapiao, at: fixedNow - 20 * day },
      { id: prepaymentWithoutFapiao, at: fixedNow - 6 * day },
      { id: takenFromPrepayment, at: fixedNow - 10 * day, refused: 'fapiao-paid-in-advance' },
      { id: otherLocalization, at: fixedNow - 540 * day, refused: elsewhere },
      { id: americanPrepayment, at: fixedNow - 500 * day, refused: elsewhere },
    ]
  }

  /** Processing starts after 10 minutes, issue takes a day. */
  statusOf({ at, cancelledAt }: Asked): string {
    if (cancelledAt !== null) return 'cancelled'
    if (this.now - at >= day) return 'completed'
    return this.now - at >= 10 * minute ? 'processing' : 'requested'
  }

  /** The last fapiao requested for the payment. */
  shownFor(paymentId: string): Asked | undefined {
    const mine = this.fapiaos.filter(({ payment }) => payment.id === paymentId)
    return mine.find(isLive) ?? mine.sort((a, b) => b.at - a.at)[0]
  }

  whyNotAsk(payment: Payment): string | undefined {
    if (payment.refused) return payment.refused
    const mine = this.fapiaos.filter((fapiao) => fapiao.payment.id === payment.id)
    return mine.some(isLive) ? 'fapiao-already-requested' : undefined
  }

  ask(payment: Payment, identity: string): void {
    const asked = { identity, payment, at: this.now, cancelledAt: null }
    this.fapiaos.unshift(asked)
    this.#untold.add(asked)
  }

  /** Issued ones can be cancelled for 365 days after the payment, by staff forever. */
  whyNotCancel(fapiao: Asked): string | undefined {
    const status = this.statusOf(fapiao)
    if (status === 'cancelled') return 'fapiao-already-cancelled'
    if (status !== 'completed') return 'fapiao-cancel-not-completed'
    const isInTime = this.now - fapiao.payment.at <= 365 * day
    return isInTime || this.#isStaff ? undefined : 'fapiao-cancel-window-over'
  }

  get told(): number {
    return [...this.#untold].filter(({ at }) => this.now - at >= day).length
  }
}
