import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { safeAddress } from '../../../../src/lib/safe-address.ts'

type Language = components['schemas']['Language']

/** The requested redirect and the external hosts that it may lead to. */
type Wish = { redirect: string | null; hosts: readonly string[] }

/** The page after sign-in: the requested one if safe, else the home page. */
export function landingAddress(
  language: Language,
  account: { homeDirectory: string; requiresLocalizationRedirect: boolean },
  wish?: Wish,
): string {
  if (account.requiresLocalizationRedirect) return '/api/account/redirect'
  const wanted = wish && safeAddress(wish.redirect ?? undefined, wish.hosts)
  return wanted ?? `/${language}/${account.homeDirectory}`
}

/** The sign-in page with an error message. */
export const failureAddress = (language: Language, key: string) =>
  `/${language}/login/failure/${key}`
