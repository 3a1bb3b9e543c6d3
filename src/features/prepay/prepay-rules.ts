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

export const latestPrepayment = <Item extends Pick<Prepayment, 'transactionDate'>>(
  all: readonly Item[],
): Item | undefined =>
  all.toSorted((one, other) => other.transactionDate.localeCompare(one.transactionDate)).at(0)

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
