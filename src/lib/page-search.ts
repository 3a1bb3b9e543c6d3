/** Which page of a list an address asks for; the first is left out. */
export type PageSearch = { page?: number }

/**
 * Anything that is no page number asks for the first page. It says so in so many words, since a
 * value that is merely left out comes back from the address as it stood there.
 */
export function pageSearch({ page }: Record<string, unknown>): PageSearch {
  const number = Number(page)
  return Number.isSafeInteger(number) && number > 1 ? { page: number } : { page: undefined }
}
