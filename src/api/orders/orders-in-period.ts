import { queryOptions } from '@tanstack/react-query'
import { noTerms, orderSearchQuery, ordersKey } from '../orders.ts'

/** Days as YYYY-MM-DD, both included. */
type Period = { from: string; to: string }

/** More would take too many calls. */
const mostPages = 10

/** All orders of a period; null where there are more than a hundred. */
export const ordersInPeriodQuery = (period: Period) =>
  queryOptions({
    queryKey: [...ordersKey, 'search', 'all', period],
    queryFn: async ({ client: queries }) => {
      const load = (page: number) =>
        queries.fetchQuery(orderSearchQuery({ ...noTerms, ...period, page }))
      const first = await load(1)
      const { pageCount } = first.pagination
      if (pageCount > mostPages) return null
      const others = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => index + 2)
      const pages = [first, ...(await Promise.all(others.map(load)))]
      return pages.flatMap(({ orders }) => orders)
    },
    meta: { quiet: true },
  })
