import type { Currency, Prepayment } from '../../api/invoices.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { roundMoney } from '../../domain/money/round-money.ts'

export const shownAtFirst = 5

export function visibleEntries<Entry>(entries: readonly Entry[], all: boolean): readonly Entry[] {
  return all ? entries : entries.slice(0, shownAtFirst)
}

export function openFirst<Item extends Pick<Prepayment, 'balance'>>(all: readonly Item[]): Item[] {
  return [...all.filter(({ balance }) => balance > 0), ...all.filter(({ balance }) => balance <= 0)]
}

export type PrepayTask =
  | { kind: 'new' }
  | { kind: 'open' | 'paid'; prepayment: Prepayment }
  | { kind: 'unknown'; number: string }

/** `number` is that of a retainer invoice. */
export function prepayTaskOf(
  prepayments: readonly Prepayment[],
  number: string | undefined,
): PrepayTask {
  if (number === undefined) return { kind: 'new' }
  const prepayment = prepayments.find(
    ({ retainerInvoiceNumber }) => retainerInvoiceNumber === number,
  )
  if (!prepayment) return { kind: 'unknown', number }
  return { kind: prepayment.balance > 0 ? 'open' : 'paid', prepayment }
}

const defaultMinimum = 100

/** In the currency's major units. */
export function minPrepayment(
  configured: Readonly<Record<string, number>>,
  { shortName }: Pick<Currency, 'shortName'>,
): number {
  return Object.hasOwn(configured, shortName)
    ? (configured[shortName] ?? defaultMinimum)
    : defaultMinimum
}

/** In the currency's major units. */
export const openBalance = ({ balance }: Pick<Prepayment, 'balance'>, currency: Currency): number =>
  roundMoney(fromDollars(balance, currency), currency)

/** Of a prepayment that is paid, at least in part; in the currency's major units. */
export type PrepaymentUsage = { number: string; whole: number; left: number }

type Used = Pick<
  Prepayment,
  'retainerInvoiceNumber' | 'totalAmount' | 'balance' | 'availablePrepaymentAmount'
>

function usageOf(prepayment: Used, currency: Currency): PrepaymentUsage {
  const { retainerInvoiceNumber: number, totalAmount, balance } = prepayment
  const money = (dollars: number) => roundMoney(fromDollars(dollars, currency), currency)
  const left = money(prepayment.availablePrepaymentAmount)
  return { number, whole: Math.max(money(totalAmount - balance), left), left }
}

/** Those with money left come first. */
export function usagesOf(prepayments: readonly Used[], currency: Currency): PrepaymentUsage[] {
  const usages = prepayments
    .map((prepayment) => usageOf(prepayment, currency))
    .filter(({ whole }) => whole > 0)
  return [...usages.filter(({ left }) => left > 0), ...usages.filter(({ left }) => left <= 0)]
}
