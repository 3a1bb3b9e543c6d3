import type { Instant } from '../../../src/lib/instant.ts'
import { day, hour } from '../../scenarios/builders/server-date.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'

export type Bill =
  | { kind: 'payoff'; numbers: string[] }
  /** `number` is null for a new prepayment. */
  | { kind: 'prepay'; number: string | null; amount: number }
  | { kind: 'digital'; product: string; amount: number }
  | { kind: 'order'; amount: number }

export type Course = 'at-once' | 'external-page' | 'boleto' | 'bank'

/** Amounts of the ledger are whole cents. */
export type LedgerEntry = {
  code: string
  bill: Bill
  total: number
  credits: number
  prepaid: number
  course: Course
  state: 'open' | 'approved' | 'declined' | 'expired'
  dueAt: Instant | null
  atBank: boolean
  fundsTaken: boolean
  invoices: string[]
}

export type PaymentAttempt = Pick<LedgerEntry, 'bill' | 'credits' | 'prepaid' | 'course'>

type Invoice = { total: number; left: number }
type Credit = { name: string; left: number; until: number; counts: boolean }
type Prepayment = { name: string; total: number; left: number; paid: boolean }

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Monday to Friday in São Paulo (UTC-3). */
const isWorkday = (at: number) => ![0, 6].includes(new Date(at - 3 * hour).getUTCDay())

export function workdaysLater(from: number, count: number): number {
  const days = Array.from({ length: 10 }, (_, at) => from + (at + 1) * day).filter(isWorkday)
  return days[count - 1] ?? from
}

export class Ledger {
  now = fixedNow
  readonly invoices = new Map<string, Invoice>()
  /** In US cents, earliest end first. */
  readonly credits: Credit[] = []
  /** In US cents, oldest first. */
  readonly prepayments: Prepayment[] = []
  readonly payments = new Map<string, LedgerEntry>()
  purchases = 0
  receipts = 0
  failures = 0
  order: LedgerEntry | undefined
  readonly #hundredths: number
  readonly #nameOf: (code: string) => string

  /** `hundredths` of a dollar buy one unit of the currency. */
  constructor(hundredths: number, nameOf: (code: string) => string) {
    this.#hundredths = hundredths
    this.#nameOf = nameOf
  }

  #toDollars = (cents: number) => Math.round((cents * this.#hundredths) / 100)
  fromDollars = (cents: number) => Math.round((cents * 100) / this.#hundredths)

  #countingCredits = (at: number) =>
    this.credits.filter(({ counts, left, until }) => counts && left > 0 && until > at)

  creditDollars = (at = this.now) => sum(this.#countingCredits(at).map(({ left }) => left))
  creditsIn = (at = this.now) => this.fromDollars(this.creditDollars(at))
  prepaidIn = () => this.fromDollars(sum(this.prepayments.map(({ left }) => left)))

  totalOf(bill: Bill): number {
    if (bill.kind !== 'payoff') return bill.amount
    return sum(bill.numbers.map((number) => this.invoices.get(number)?.left ?? 0))
  }

  isPaid(bill: Bill): boolean {
    if (bill.kind === 'payoff')
      return bill.numbers.some((number) => this.invoices.get(number)?.left === 0)
    if (bill.kind === 'prepay')
      return this.prepayments.some(({ name, paid }) => name === bill.number && paid)
    return bill.kind === 'order' && this.order !== undefined
  }

  accept(code: string, attempt: PaymentAttempt): void {
    const total = this.totalOf(attempt.bill)
    const isWhole = total === attempt.credits + attempt.prepaid
    const course = isWhole ? 'at-once' : attempt.course
    const invoices = attempt.bill.kind === 'payoff' ? attempt.bill.numbers : []
    const open = { state: 'open', dueAt: null, atBank: false, fundsTaken: false } as const
    const entry: LedgerEntry = { ...attempt, ...open, code, total, course, invoices }
    this.payments.set(code, entry)
    if (entry.bill.kind === 'prepay' && entry.bill.number === null) this.#newPrepayment(entry)
    if (course === 'at-once') this.#settle(entry, this.now)
    else if (course === 'external-page') entry.dueAt = this.now + day
    else this.#promise(entry)
  }

  #newPrepayment(entry: LedgerEntry): void {
    const name = this.#nameOf(entry.code)
    entry.bill = { kind: 'prepay', number: name, amount: entry.total }
    this.prepayments.push({ name, total: this.#toDollars(entry.total), left: 0, paid: false })
  }

  #promise(entry: LedgerEntry): void {
    entry.dueAt = entry.course === 'boleto' ? workdaysLater(this.now, 2) : this.now + 30 * day
    this.#takeFunds(entry, this.now)
    if (entry.bill.kind === 'order') this.#makeInvoice(entry)
    this.#bring(entry, entry.credits + entry.prepaid)
  }

  #takeFunds(entry: LedgerEntry, at: number): void {
    const take = (from: { left: number }[], amount: number) => {
      let dollars = this.#toDollars(amount)
      for (const one of from) {
        const part = Math.min(one.left, dollars)
        one.left -= part
        dollars -= part
      }
    }
    if (!entry.fundsTaken) {
      take(this.#countingCredits(at), entry.credits)
      take(this.prepayments, entry.prepaid)
    }
    entry.fundsTaken = true
  }

  #makeInvoice(entry: LedgerEntry): void {
    const number = this.#nameOf(entry.code)
    this.invoices.set(number, { total: entry.total, left: entry.total })
    entry.invoices = [number]
    if (entry.bill.kind === 'order') this.order = entry
    else this.purchases += 1
  }

  /** Settles the invoices in order, and those awaiting only this money are no longer open. */
  #bring(entry: LedgerEntry, amount: number): void {
    let rest = amount
    for (const number of entry.invoices) {
      const invoice = this.invoices.get(number)
      const part = Math.min(invoice?.left ?? 0, rest)
      if (invoice) invoice.left -= part
      rest -= part
    }
    this.#expireOthers(entry, (_, other) => other.invoices.length > 0 && this.#leftOf(other) === 0)
  }

  #expireOthers(paid: LedgerEntry, isSettled: (bill: Bill, other: LedgerEntry) => boolean): void {
    for (const other of this.payments.values()) {
      const isWaiting = other !== paid && other.state === 'open' && !other.atBank
      if (isWaiting && isSettled(other.bill, other))
        Object.assign(other, { state: 'expired', dueAt: null })
    }
  }

  #leftOf = ({ invoices }: LedgerEntry) =>
    sum(invoices.map((number) => this.invoices.get(number)?.left ?? 0))

  #isDue(entry: LedgerEntry): boolean {
    const { bill, total, credits, prepaid, fundsTaken, invoices } = entry
    const brings = fundsTaken ? total - credits - prepaid : total
    if (invoices.length > 0) return brings > 0 && this.#leftOf(entry) === brings
    return !this.isPaid(bill)
  }

  #settle(entry: LedgerEntry, at: number): void {
    const { bill, total, credits, prepaid } = entry
    const isFunded =
      entry.fundsTaken || (credits <= this.creditsIn(at) && prepaid <= this.prepaidIn())
    if (!this.#isDue(entry) || !isFunded) {
      this.#end(entry, 'declined')
      return
    }
    const brings = entry.fundsTaken ? total - credits - prepaid : total
    this.#takeFunds(entry, at)
    Object.assign(entry, { state: 'approved', dueAt: null })
    this.receipts += 1
    if (bill.kind === 'prepay') {
      const row = this.prepayments.find(({ name }) => name === bill.number)
      if (row) Object.assign(row, { paid: true, left: row.total })
      this.#expireOthers(entry, (other) => other.kind === 'prepay' && other.number === bill.number)
    } else if (entry.invoices.length === 0) this.#makeInvoice(entry)
    this.#bring(entry, brings)
  }

  #end(entry: LedgerEntry, state: 'declined' | 'expired'): void {
    Object.assign(entry, { state, dueAt: null })
    this.failures += 1
  }

  approve(entry: LedgerEntry): void {
    if (entry.state !== 'open' || entry.atBank) return
    if (entry.course !== 'boleto') this.#settle(entry, this.now)
    else Object.assign(entry, { atBank: true, dueAt: workdaysLater(this.now, 2) })
  }

  decline(entry: LedgerEntry): void {
    if (entry.state !== 'open' || entry.atBank) return
    this.#end(entry, entry.course === 'boleto' ? 'expired' : 'declined')
  }

  pass(time: number): void {
    this.now += time
    const due = [...this.payments.values()].filter(
      ({ state, dueAt }) => state === 'open' && dueAt !== null && dueAt <= this.now,
    )
    for (const entry of due.sort((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0))) {
      if (entry.state !== 'open' || entry.dueAt === null) continue
      if (entry.course === 'boleto') this.#settle(entry, entry.dueAt)
      else this.#end(entry, 'expired')
    }
  }
}
