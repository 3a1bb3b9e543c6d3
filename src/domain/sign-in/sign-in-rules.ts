export type SignInSearch = { redirect?: string; origin?: string; referralCode?: string }

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Names absent parameters too: the router would keep their raw values. */
export function signInSearch(search: Record<string, unknown>): SignInSearch {
  const { redirect, origin, referralCode } = search
  return {
    redirect: textOf(redirect),
    origin: textOf(origin),
    referralCode: referralCodeIn(textOf(referralCode)),
  }
}

export const referralCodeIn = (path: string | undefined): string | undefined =>
  path && /^[\w-]{1,64}$/.test(path) ? path : undefined

type PageLocation = { pathname: string; href: string; search: Record<string, unknown> }

/** From a page of the portal, sign-in leads back to that page; from a referral link it keeps the code. */
export function signInSearchFrom({ pathname, href, search }: PageLocation): SignInSearch {
  const carried = signInSearch(search)
  const here = /^\/[^/]+\/researcher\//.test(pathname) ? href : undefined
  const [, linked] = /^\/[^/]+\/register\/([^/]+)\/?$/.exec(pathname) ?? []
  return {
    ...carried,
    redirect: carried.redirect ?? here,
    referralCode: carried.referralCode ?? referralCodeIn(linked),
  }
}

/** Needs the router's path, with reserved characters encoded: `+` is a space, `%2B` a plus. */
export function failureInPath(pathname: string): string | undefined {
  const [, , , first, ...rest] = pathname.split('/')
  // A password reset link that lost its end.
  if (first === 'reset-password') return 'password-reset-link-invalid'
  return decodeURIComponent(rest.join('/').replaceAll('+', ' ')) || undefined
}

/** Other failures are already texts. */
export const isKeyShaped = (failure: string): boolean => /^[a-z]+(-[a-z]+)+$/.test(failure)

type Purpose = 'digital-editing' | 'digital-translation' | 'grammar-check'

export function purposeOf(redirect: string | undefined): Purpose | undefined {
  if (redirect?.includes('digital-editing/free-trial')) return 'digital-editing'
  if (redirect?.includes('digital-translations')) return 'digital-translation'
  return redirect?.includes('researcher/grammar-check') ? 'grammar-check' : undefined
}

export const hasSignInMethod = (site: {
  localAuthenticationEnabled: boolean
  authenticationProviders: readonly unknown[]
  features: { wechat_sso: boolean }
}): boolean =>
  site.localAuthenticationEnabled ||
  site.authenticationProviders.length > 0 ||
  site.features.wechat_sso

/** A failure would loop; after signing out, the provider may still have a session. */
export function automaticProvider<Provider>(
  site: {
    localAuthenticationEnabled: boolean
    authenticationProviders: readonly Provider[]
  },
  cause: unknown,
): Provider | undefined {
  if (site.localAuthenticationEnabled || cause) return undefined
  return site.authenticationProviders[0]
}
