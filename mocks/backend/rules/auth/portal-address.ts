import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { safeAddress } from '../../../../src/lib/safe-address.ts'

type Language = components['schemas']['Language']

/** Where a visit wanted to go, and the hosts outside that it may lead to. */
type Wish = { redirect: string | null; hosts: readonly string[] }

/** Where somebody lands after signing in: where they wanted to go, if that is safe, or home. */
export function landingAddress(
  language: Language,
  account: { homeDirectory: string; requiresLocalizationRedirect: boolean },
  wish?: Wish,
): string {
  if (account.requiresLocalizationRedirect) return '/api/account/redirect'
  const wanted = wish && safeAddress(wish.redirect ?? undefined, wish.hosts)
  return wanted ?? `/${language}/${account.homeDirectory}`
}

/** The sign-in page with a message, by its key. */
export const failureAddress = (language: Language, key: string) =>
  `/${language}/login/failure/${key}`
