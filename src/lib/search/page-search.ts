export type PageSearch = { page?: number }

/** An explicit undefined, since the router keeps the URL's value for omitted keys. */
export function pageSearch({ page }: Record<string, unknown>): PageSearch {
  const number = Number(page)
  return Number.isSafeInteger(number) && number > 1 ? { page: number } : { page: undefined }
}
