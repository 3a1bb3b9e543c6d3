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
 * The failure that an address below `/login/` tells of: what stands after its first part, where plus
 * signs stand for spaces. Undefined where the address tells of none.
 */
export function failureInPath(path: string): string | undefined {
  const [first, ...rest] = path.split('/')
  // A link to choose a password that has lost its end.
  if (first === 'reset-password') return 'password-reset-link-invalid'
  // The page of a partner, which is named after it.
  if (first === 'c') return undefined
  return rest.join('/').replaceAll('+', ' ') || undefined
}

/** True where a failure may be a message key of signing in; anything else is words already. */
export const mayBeKey = (failure: string): boolean =>
  /^(login|oauth|wechat|password-reset)(-[a-z]+)+$/.test(failure)

/** What somebody who has to sign in first was about to do. */
export type Purpose = 'digital-editing' | 'digital-translation'

/** The purpose that the address to go on to gives away, if it is one to say a word about. */
export function purposeOf(redirect: string | undefined): Purpose | undefined {
  if (redirect?.includes('digital-editing/free-trial')) return 'digital-editing'
  return redirect?.includes('digital-translations') ? 'digital-translation' : undefined
}

/**
 * The provider that a visitor is sent to at once: the first one where passwords are not used. Nobody
 * is sent who comes back with a failure, or they would go round in circles.
 */
export function automaticProvider<Provider>(
  site: {
    localAuthenticationEnabled: boolean
    authenticationProviders: readonly Provider[]
  },
  failure: unknown,
): Provider | undefined {
  if (site.localAuthenticationEnabled || failure) return undefined
  return site.authenticationProviders[0]
}
