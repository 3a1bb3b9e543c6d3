import type { OrderTerms } from '../../api/orders.ts'
import { isDay } from '../../lib/calendar.ts'
import { segmentOf, textOfSegment } from '../../lib/url/typed-segment.ts'

export const noTerms: OrderTerms = { xid: '', orderTitle: '', from: '', to: '', page: 1 }

/** By the contract. */
export const maxTermLength = { xid: 64, orderTitle: 512 }

type OrderSearchPath = {
  xid: string
  orderTitle: string
  from: string
  to: string
  page: string
}

const dayFromPart = (part: string) => (isDay(part) ? part : '')

function pageFromPart(part: string): number {
  const page = Number(part)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

export function pathFromTerms({ xid, orderTitle, from, to, page }: OrderTerms): OrderSearchPath {
  return {
    xid: segmentOf(xid),
    orderTitle: segmentOf(orderTitle),
    from: segmentOf(from),
    to: segmentOf(to),
    page: String(page),
  }
}

/** Invalid segments count as empty. */
export function termsFromPath(path: OrderSearchPath): OrderTerms {
  return {
    xid: textOfSegment(path.xid).slice(0, maxTermLength.xid),
    orderTitle: textOfSegment(path.orderTitle).slice(0, maxTermLength.orderTitle),
    from: dayFromPart(path.from),
    to: dayFromPart(path.to),
    page: pageFromPart(path.page),
  }
}

export function isNarrowed({ xid, orderTitle, from, to }: OrderTerms): boolean {
  return [xid, orderTitle, from, to].some((term) => term !== '')
}
