import type { OrderTerms } from '../../api/orders.ts'
import { isDay } from '../../lib/parse-day.ts'

/** The terms of a search for everything, from its first page. */
export const noTerms: OrderTerms = { xid: '', orderTitle: '', from: '', to: '', page: 1 }

/** Stands for an empty term, since a path cannot hold an empty part. */
export const emptyTerm = '_'

export type OrderSearchPath = {
  xid: string
  orderTitle: string
  from: string
  to: string
  page: string
}

const toPart = (term: string) => (term.trim() === '' ? emptyTerm : term.trim())
const fromPart = (part: string) => (part === emptyTerm ? '' : part)
const dayFromPart = (part: string) => (isDay(part) ? part : '')

function pageFromPart(part: string): number {
  const page = Number(part)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The parts of the address of a search. */
export function pathFromTerms({ xid, orderTitle, from, to, page }: OrderTerms): OrderSearchPath {
  return {
    xid: toPart(xid),
    orderTitle: toPart(orderTitle),
    from: toPart(from),
    to: toPart(to),
    page: String(page),
  }
}

/** The terms of a search from its address; a part that makes no sense asks for nothing. */
export function termsFromPath(path: OrderSearchPath): OrderTerms {
  return {
    xid: fromPart(path.xid).slice(0, 64),
    orderTitle: fromPart(path.orderTitle).slice(0, 500),
    from: dayFromPart(path.from),
    to: dayFromPart(path.to),
    page: pageFromPart(path.page),
  }
}

/** Whether a search narrows the list at all. */
export function isNarrowed({ xid, orderTitle, from, to }: OrderTerms): boolean {
  return [xid, orderTitle, from, to].some((term) => term !== '')
}
