import type { User } from '../../api/account.ts'
import { plainTag } from '../../i18n/locales.ts'

/** "US Dollar (USD)" in a language (BCP 47). */
export function currencyLabel(
  { isoCode, name }: Pick<User['currency'], 'isoCode' | 'name'>,
  tag: string,
): string {
  const language = plainTag(tag)
  const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' })
  return `${language === 'en' ? name : (names.of(isoCode) ?? name)} (${isoCode})`
}
