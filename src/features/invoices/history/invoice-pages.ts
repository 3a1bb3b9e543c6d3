const invoicesPerPage = 10

export type ListPage<Item> = {
  items: readonly Item[]
  /** From 0, as `previous` and `next`. */
  current: number
  pageCount: number
  previous: number | null
  next: number | null
}

export function invoicePageOf<Item>(items: readonly Item[], current: number): ListPage<Item> {
  const pageCount = Math.ceil(items.length / invoicesPerPage)
  const start = current * invoicesPerPage
  return {
    items: items.slice(start, start + invoicesPerPage),
    current,
    pageCount,
    previous: current > 0 ? current - 1 : null,
    next: current + 1 < pageCount ? current + 1 : null,
  }
}

/** A pager also counts, so a single full page has one. */
export const hasPager = (count: number) => count >= invoicesPerPage
