import { safeAddress } from '../../../../src/lib/url/safe-address.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'

type RequestedRedirect = { redirect: string | null; hosts: readonly string[] }

export function postSignInAddress(
  language: Schemas['Language'],
  account: { homeDirectory: string; requiresLocalizationRedirect: boolean },
  requested?: RequestedRedirect,
): string {
  if (account.requiresLocalizationRedirect) return '/api/account/redirect'
  const target = requested && safeAddress(requested.redirect ?? undefined, requested.hosts)
  return target ?? `/${language}/${account.homeDirectory}`
}

export const failureAddress = (language: Schemas['Language'], key: string) =>
  `/${language}/login/failure/${key}`
