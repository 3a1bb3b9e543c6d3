/** Statuses are separated by commas. */
export type ListSearch = { status?: string | undefined; sort?: string | undefined }

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** An explicit undefined, since the router keeps the URL's value for omitted keys. */
export function listSearch({ status, sort }: Record<string, unknown>): ListSearch {
  return { status: textOf(status), sort: textOf(sort) }
}
