import type { QueryClient } from '@tanstack/react-query'
import { applicationQuery, type ContractLanguage } from '../../api/application.ts'
import { defaultLanguage, isSiteLanguage } from '../../i18n/locales.ts'

const cookieName = 'siteLanguage'
const oneYear = 365 * 24 * 60 * 60

export function chosenLanguage(cookies: string = document.cookie): ContractLanguage | undefined {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
  const value = entry?.slice(cookieName.length + 1)
  return isSiteLanguage(value) ? value : undefined
}

export function siteLanguage(queryClient: QueryClient): ContractLanguage {
  const application = queryClient.getQueryData(applicationQuery().queryKey)
  const chosen = chosenLanguage() ?? application?.siteLanguage
  return isSiteLanguage(chosen) ? chosen : defaultLanguage
}

export function rememberLanguage(language: ContractLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${cookieName}=${language}; path=/; max-age=${oneYear}; samesite=lax`
}
