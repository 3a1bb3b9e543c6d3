import { plainTag } from '../../i18n/locales.ts'

type NamedCurrency = {
  /** ISO 4217. */
  isoCode: string
  /** The server's, for a currency that the browser does not know. */
  name?: string
}

/** "US Dollar (USD)" in a language (BCP 47). */
export function currencyLabel({ isoCode, name }: NamedCurrency, tag: string): string {
  const names = new Intl.DisplayNames([plainTag(tag)], { type: 'currency', fallback: 'none' })
  const shown = names.of(isoCode) ?? name
  return shown ? `${shown} (${isoCode})` : isoCode
}
