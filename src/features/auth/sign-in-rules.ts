/** What the links between the ways in carry along. */
export type SignInSearch = { redirect?: string; origin?: string }

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The search of the sign-in pages; anything that is no text is dropped. */
export function signInSearch(search: Record<string, unknown>): SignInSearch {
  const redirect = textOf(search.redirect)
  const origin = textOf(search.origin)
  return { ...(redirect ? { redirect } : {}), ...(origin ? { origin } : {}) }
}

/**
 * The failure that an address below `/login/` tells of: its second part, in which plus signs stand
 * for spaces. Undefined where the address tells of none.
 */
export function failureInPath(path: string): string | undefined {
  const [, message] = path.split('/')
  if (!message) return undefined
  return message.replaceAll('+', ' ')
}
