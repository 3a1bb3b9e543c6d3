import type { components } from '../../../../src/api/schema.gen.ts'
import { insidePath } from '../../../../src/lib/inside-path.ts'

type Language = components['schemas']['Language']

/** Where somebody lands after signing in: where they wanted to go, if that is inside, or home. */
export function landingAddress(
  language: Language,
  account: { homeDirectory: string; requiresLocalizationRedirect: boolean },
  redirect: string | null,
): string {
  if (account.requiresLocalizationRedirect) return '/api/account/redirect'
  return insidePath(redirect ?? undefined) ?? `/${language}/${account.homeDirectory}`
}

/** The sign-in page with a message, by its key. */
export const failureAddress = (language: Language, key: string) =>
  `/${language}/login/failure/${key}`
