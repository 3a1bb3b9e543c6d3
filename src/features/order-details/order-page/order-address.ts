export const isThankYou = (status: string | undefined): boolean => status === 'thank-you'

type OrderPageSearch = { edit?: 'true' }

/** An explicit undefined, since the router keeps the URL's value for omitted keys. */
export const orderPageSearch = ({ edit }: Record<string, unknown>): OrderPageSearch => ({
  edit: edit === 'true' ? edit : undefined,
})

/** Where the back link leads: a page of the portal, in the language that is now read. */
export function backHref(from: string | undefined, language: string): string | undefined {
  const [, rest] = /^\/[a-z]{2}(\/(?!\/).*)$/.exec(from ?? '') ?? []
  return rest === undefined ? undefined : `/${language}${rest}`
}
