import type { Invoice } from '../../api/invoices.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { isDay, parseInstant } from '../../lib/calendar.ts'
import type { Instant } from '../../lib/instant.ts'
import type { InvoiceSearch } from '../../lib/search/invoice-search.ts'
import {
  type InvoiceState,
  invoiceStateOf,
  invoiceStates,
  type StateInput,
} from './invoice-state.ts'

export type InvoiceView = 'history' | 'unpaid'

/** Days are YYYY-MM-DD; empty where nothing is asked for. */
export type InvoiceFilters = {
  from: string
  to: string
  orderNumber: string
  status: readonly InvoiceState[]
  /** Empty: the newest first, as the server lists them. */
  sort: 'oldest' | ''
}

const unpaidStatus = 'unpaid'

export const invoiceViewOf = (status: string | undefined): InvoiceView =>
  status === unpaidStatus ? 'unpaid' : 'history'

/** Parameters of the route; the status of the open page must not pass into a link. */
export const paramsOf = (view: InvoiceView) => ({
  status: view === 'unpaid' ? unpaidStatus : undefined,
})

const dayOf = (text = '') => (isDay(text) ? text : '')

/** What cannot be read counts as empty. */
export function filtersOf(search: InvoiceSearch): InvoiceFilters {
  const { from, to, orderNumber = '', status = '', sort } = search
  const wanted = status.split(',')
  return {
    from: dayOf(from),
    to: dayOf(to),
    orderNumber: orderNumber.trim(),
    status: invoiceStates.filter((state) => wanted.includes(state)),
    sort: sort === 'oldest' ? sort : '',
  }
}

/** An explicit undefined, since the router keeps the URL's value for omitted keys. */
export function searchOf(filters: InvoiceFilters, page = 0): InvoiceSearch {
  const { from, to, orderNumber, status, sort } = filters
  return {
    from: from || undefined,
    to: to || undefined,
    orderNumber: orderNumber.trim() || undefined,
    status: status.join() || undefined,
    sort: sort || undefined,
    page: page > 0 ? page + 1 : undefined,
  }
}

export function isFiltered({ from, to, orderNumber, status }: InvoiceFilters): boolean {
  return [from, to, orderNumber].some((term) => term !== '') || status.length > 0
}

type Payable = Pick<Invoice, 'balance' | 'pendingWriteoff'>

export function isPayable({ balance, pendingWriteoff }: Payable): boolean {
  return balance > 0 && !pendingWriteoff
}

export function invoicesIn<Item extends Payable>(
  view: InvoiceView,
  invoices: readonly Item[],
): readonly Item[] {
  return view === 'unpaid' ? invoices.filter(isPayable) : invoices
}

/** More than any zone is away from UTC. */
const farthestZone = 15 * 3_600_000
const day = 24 * 3_600_000

type Listed = Pick<Invoice, 'transactionDate' | 'customFields'> & StateInput

/** Both days count. An instant far from both needs no zone, which would take most of the time. */
function isWithinDays(from: string, to: string, zone?: string): (written: string) => boolean {
  const [start, end] = [parseInstant(from), parseInstant(to) + day]
  const shownDay = (instant: Instant) => formatDate(instant, { zone })
  const isAfterStart = (instant: Instant) =>
    Math.abs(instant - start) > farthestZone ? instant > start : shownDay(instant) >= from
  const isBeforeEnd = (instant: Instant) =>
    Math.abs(instant - end) > farthestZone ? instant < end : shownDay(instant) <= to
  return (written) => {
    const instant = parseInstant(written)
    return (from === '' || isAfterStart(instant)) && (to === '' || isBeforeEnd(instant))
  }
}

const searchable = (text: string) => text.normalize('NFKC').toLowerCase()

/** `zone` defaults to the reader's. */
export function filterInvoices<Item extends Listed>(
  invoices: readonly Item[],
  { from, to, orderNumber, status, sort }: InvoiceFilters,
  zone?: string,
): readonly Item[] {
  const term = searchable(orderNumber)
  const hasTerm = ({ customFields: { Submission } }: Listed) =>
    Submission !== null && searchable(Submission).includes(term)
  const isInDays = isWithinDays(from, to, zone)
  const found = invoices.filter(
    (invoice) =>
      (status.length === 0 || status.includes(invoiceStateOf(invoice))) &&
      (term === '' || hasTerm(invoice)) &&
      ((from === '' && to === '') || isInDays(invoice.transactionDate)),
  )
  return sort === '' ? found : found.toReversed()
}
