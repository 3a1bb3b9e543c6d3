/** What the links between the ways in carry along. */
export type SignInSearch = { redirect?: string; origin?: string; referralCode?: string }

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * The search of the ways in. All are named also where there is none: the router keeps what a search
 * does not name as it came.
 */
export function signInSearch(search: Record<string, unknown>): SignInSearch {
  const { redirect, origin, referralCode } = search
  return {
    redirect: textOf(redirect),
    origin: textOf(origin),
    referralCode: textOf(referralCode),
  }
}

/** The code of a referral link, by what stands after `/register/`; undefined where that is none. */
export const referralCodeIn = (path: string | undefined): string | undefined =>
  path && /^[\w-]{1,64}$/.test(path) ? path : undefined

type Place = { pathname: string; href: string; search: Record<string, unknown> }

/**
 * The search of a link to sign-in: whoever follows it from a screen of the portal, such as the report
 * of an assessment, comes back to it.
 */
export function signInSearchFrom({ pathname, href, search }: Place): SignInSearch {
  const kept = signInSearch(search)
  const here = /^\/[^/]+\/researcher\//.test(pathname) ? href : undefined
  return { ...kept, redirect: kept.redirect ?? here }
}

/**
 * The failure that a path such as `/en/login/failure/Not+now` tells of: what stands after the part
 * below `/login/`. A plus stands for a space, unless it is written as `%2B`: so the path is as the
 * router has it, with what it reserves still encoded. Undefined where the path tells of none.
 */
export function failureInPath(pathname: string): string | undefined {
  const [, , , first, ...rest] = pathname.split('/')
  // A link to choose a password that has lost its end.
  if (first === 'reset-password') return 'password-reset-link-invalid'
  return decodeURIComponent(rest.join('/').replaceAll('+', ' ')) || undefined
}

/** True where a failure may be a message key; anything else is words already. */
export const mayBeKey = (failure: string): boolean => /^[a-z]+(-[a-z]+)+$/.test(failure)

/** What somebody who has to sign in first was about to do. */
export type Purpose = 'digital-editing' | 'digital-translation'

/** The purpose that the address to go on to gives away, if it is one to say a word about. */
export function purposeOf(redirect: string | undefined): Purpose | undefined {
  if (redirect?.includes('digital-editing/free-trial')) return 'digital-editing'
  return redirect?.includes('digital-translations') ? 'digital-translation' : undefined
}

/**
 * The provider that a visitor is sent to at once: the first one where passwords are not used. Nobody
 * is sent who comes back with a failure, or they would go round in circles; nor who has just signed out,
 * since the provider may still know them.
 */
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
