import type { ListedOrderStatus, OrderTerms } from '../../api/orders.ts'
import { isDay } from '../../lib/calendar.ts'
import type { ListSearch } from '../../lib/search/list-search.ts'
import { segmentOf, textOfSegment } from '../../lib/url/typed-segment.ts'

/** In the order in which an order goes through them. */
export const listedStatuses: readonly ListedOrderStatus[] = [
  'Awaiting Files',
  'Received',
  'In Progress',
  'On Hold',
  'Awaiting Payment',
  'Completed',
  'Cancelled',
]

/** Besides the usual one, which an empty text stands for. */
export const orderSorts = ['deadline', 'newest', 'oldest'] as const

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

export function placeOfTerms({ xid, orderTitle, from, to, status, sort, page }: OrderTerms) {
  return {
    to: '/$lang/researcher/index/orders/$xid/$orderTitle/$from/$to/$page',
    params: {
      xid: segmentOf(xid),
      orderTitle: segmentOf(orderTitle),
      from: segmentOf(from),
      to: segmentOf(to),
      page: String(page),
    },
    // An explicit undefined, since the router keeps the URL's value for omitted keys.
    search: { status: status.join() || undefined, sort: sort || undefined },
  } as const
}

/** What cannot be read counts as left out. */
export function termsOfPlace(path: OrderSearchPath, { status = '', sort }: ListSearch): OrderTerms {
  const wanted = status.split(',')
  return {
    xid: textOfSegment(path.xid).slice(0, maxTermLength.xid),
    orderTitle: textOfSegment(path.orderTitle).slice(0, maxTermLength.orderTitle),
    from: dayFromPart(path.from),
    to: dayFromPart(path.to),
    status: listedStatuses.filter((each) => wanted.includes(each)),
    sort: orderSorts.find((each) => each === sort) ?? '',
    page: pageFromPart(path.page),
  }
}

export function isNarrowed({ xid, orderTitle, from, to, status }: OrderTerms): boolean {
  return [xid, orderTitle, from, to].some((term) => term !== '') || status.length > 0
}
