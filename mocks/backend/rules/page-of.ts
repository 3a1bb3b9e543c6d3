import type { View } from '../../store/view.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'

type PageOfRows<Row> = { rows: readonly Row[]; pagination: Schemas['Pagination'] }

/** One page of a view, counted from 1; empty past the last. */
export function pageOf<Row>(view: View<Row>, number = 1, size: number): PageOfRows<Row> {
  const { rows, pages, total } = view.page(number, size)
  // Past the end, the previous page is the last existing one.
  const previous = Math.min(number - 1, pages)
  return {
    rows,
    pagination: {
      current: number,
      ...(previous >= 1 ? { previous } : {}),
      ...(number < pages ? { next: number + 1 } : {}),
      pageCount: pages,
      totalCount: total,
      pageSize: size,
    },
  }
}

export function allOnOnePage<Row>(view: View<Row>): PageOfRows<Row> {
  return pageOf(view, 1, Math.max(1, view.size))
}
