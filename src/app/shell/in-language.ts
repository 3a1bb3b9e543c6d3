import { type SiteLanguage, siteLanguages } from '../../i18n/locales.ts'

/** The language of a `redirect` parameter, also within a nested, encoded one. */
const nestedRedirect = new RegExp(
  `((?:[?&]|%(?:25)*(?:3F|26))redirect(?:=|%(?:25)*3D)(?:/|%(?:25)*2F))(?:${siteLanguages.join('|')})(?![\\w-])`,
  'gi',
)

/** Also switches the page to redirect to, which would switch back otherwise. */
export function inLanguage(language: SiteLanguage, rest: string): string {
  return `/${language}${rest.replace(nestedRedirect, `$1${language}`)}`
}
