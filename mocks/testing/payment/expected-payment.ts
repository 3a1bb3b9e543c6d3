import { digitalOffers, modelMethods } from './model-payment-methods.ts'
import type { Pay, Site } from './payment-commands.ts'
import type { Bill, Ledger, LedgerEntry, PaymentAttempt } from './payment-ledger.ts'

/** `price` of the order form is in cents. */
type CheckoutState = { ledger: Ledger; site: Site; price: number }
type RetriablePayment = Omit<PaymentAttempt, 'course'> & { earlier: LedgerEntry | undefined }

export function expectedBill({ ledger, site, price }: CheckoutState, { what, which }: Pay): Bill {
  if (what === 'prepay') return { kind: 'prepay', number: null, amount: 60_000 }
  if (what === 'order') return { kind: 'order', amount: price }
  if (what === 'editing' || what === 'translation') {
    const { product, [site]: amount } = digitalOffers[what]
    return { kind: 'digital', product, amount }
  }
  const prepayment = ledger.prepayments[which % Math.max(1, ledger.prepayments.length)]
  if (what === 'open-prepay' && prepayment) {
    const amount = ledger.fromDollars(prepayment.total)
    return { kind: 'prepay', number: prepayment.name, amount }
  }
  const unpaid = [...ledger.invoices].filter(([, { left }]) => left > 0)
  const some = which % 5 === 0 ? [...ledger.invoices] : unpaid
  const numbers = some.map(([number]) => number)
  // Prefers the newest invoice, which becomes the order's.
  const from = which % 2 === 0 ? Math.max(0, numbers.length - 1) : which % numbers.length
  return { kind: 'payoff', numbers: numbers.slice(from, from + 1 + (which % 3)) }
}

export function expectedRefusal(
  { ledger, site }: CheckoutState,
  step: Pay,
  { bill, credits, prepaid, earlier }: RetriablePayment,
): string | undefined {
  const total = ledger.totalOf(bill)
  if (ledger.isPaid(bill)) return 'payment-already-paid'
  if (step.wrongAmount && step.what === 'prepay') return 'prepayment-amount-too-low'
  const isBought = bill.kind === 'digital' || bill.kind === 'order'
  const isPromised = earlier?.fundsTaken && (earlier.state === 'open' || isBought)
  if (earlier?.state === 'approved' || isPromised) return 'payment-already-paid'
  if (step.wrongAmount) return 'payment-amount-changed'
  const takesNoCredits = bill.kind === 'digital' || bill.kind === 'prepay'
  const isAllCredit = bill.kind === 'payoff' && ledger.creditsIn() >= total
  if (credits > 0 && (takesNoCredits || isAllCredit)) return 'payment-credits-not-allowed'
  if (credits > Math.min(total, ledger.creditsIn())) return 'payment-credits-exceeded'
  const isTooMuch = prepaid > Math.min(total - credits, ledger.prepaidIn())
  if (prepaid > 0 && (bill.kind === 'prepay' || isTooMuch)) return 'payment-prepayment-exceeded'
  if (credits + prepaid === total) return undefined
  const open: readonly Bill['kind'][] = modelMethods[step.by].open[site]
  if (!open.includes(bill.kind)) return 'payment-method-not-available'
  return step.by === 'declinedCard' ? 'payment-card-declined' : undefined
}

/** The retried payment: the order form and a digital product have one open at most, others are named. */
export function earlierOf(
  { ledger }: CheckoutState,
  named: LedgerEntry | undefined,
  bill: Bill,
): LedgerEntry | undefined {
  const entries = [...ledger.payments.values()]
  if (bill.kind === 'order') return entries.find((one) => one.bill.kind === 'order')
  const isSame =
    JSON.stringify({ ...named?.bill, amount: 0 }) === JSON.stringify({ ...bill, amount: 0 })
  const isPaid = isSame && named?.state === 'approved'
  const open = bill.kind === 'digital' && !isPaid ? openPurchase(entries, bill.product) : undefined
  return open ?? (isSame ? named : undefined)
}

const openPurchase = (entries: readonly LedgerEntry[], product: string) =>
  entries.find(
    ({ state, bill }) => state === 'open' && bill.kind === 'digital' && bill.product === product,
  )
