import type { SiteLanguage } from '../api/application.ts'
import { isSiteLanguage } from '../i18n/locales.ts'

const cookieName = 'siteLanguage'
const oneYear = 365 * 24 * 60 * 60

/** The language that the reader chose last, from the cookie; English where there is none. */
export function rememberedLanguage(cookies: string = document.cookie): SiteLanguage {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`))
  const value = entry?.slice(cookieName.length + 1)
  return isSiteLanguage(value) ? value : 'en'
}

export function rememberLanguage(language: SiteLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${cookieName}=${language}; path=/; max-age=${oneYear}; samesite=lax`
}
