import type { Prepayment } from '../../api/invoices.ts'

/** More entries of a list than this are shown when asked for. */
export const shownAtFirst = 5

/** What stands of a list: all of it, or its beginning. */
export function shownOf<Entry>(entries: readonly Entry[], all: boolean): readonly Entry[] {
  return all ? entries : entries.slice(0, shownAtFirst)
}

/** Those that wait for the person before the others, which stay in their order. */
export function openFirst<One extends Pick<Prepayment, 'balance'>>(all: readonly One[]): One[] {
  return [...all.filter(({ balance }) => balance > 0), ...all.filter(({ balance }) => balance <= 0)]
}

/** What the page is about: a new prepayment, one that is to be paid or is paid, or none that exists. */
export type PrepayTask =
  | { kind: 'new' }
  | { kind: 'open' | 'paid'; prepayment: Prepayment }
  | { kind: 'unknown'; number: string }

/** The task of an address, by the number of a retainer invoice in it. */
export function prepayTaskOf(
  prepayments: readonly Prepayment[],
  number: string | undefined,
): PrepayTask {
  if (number === undefined) return { kind: 'new' }
  const prepayment = prepayments.find((one) => one.retainerInvoiceNumber === number)
  if (!prepayment) return { kind: 'unknown', number }
  return { kind: prepayment.balance > 0 ? 'open' : 'paid', prepayment }
}
