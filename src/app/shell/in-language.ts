import { type SiteLanguage, siteLanguages } from '../../i18n/locales.ts'

/** The language of an address to go on to, also where that one has such an address in it, encoded again. */
const further = new RegExp(
  `((?:[?&]|%(?:25)*(?:3F|26))redirect(?:=|%(?:25)*3D)(?:/|%(?:25)*2F))(?:${siteLanguages.join('|')})(?![\\w-])`,
  'gi',
)

/**
 * The same page in another language: `rest` is what its address says after its language. The page to
 * go on to speaks the language, too, or the choice would be forgotten there.
 */
export function inLanguage(language: SiteLanguage, rest: string): string {
  return `/${language}${rest.replace(further, `$1${language}`)}`
}
