import { plainTag } from '../../i18n/locales.ts'

type NamedCurrency = {
  /** ISO 4217. */
  isoCode: string
  /** The server's, for a currency that the browser does not know. */
  name?: string
}

/** "US dollars" in a language (BCP 47), as a sentence says it. */
export function currencyInSentence({ isoCode, name }: NamedCurrency, tag: string): string {
  const format = new Intl.NumberFormat(plainTag(tag), {
    style: 'currency',
    currency: isoCode,
    currencyDisplay: 'name',
  })
  const shown = format.formatToParts(2).find(({ type }) => type === 'currency')?.value
  if (!shown || shown === isoCode) return name ?? isoCode
  // Unlike other languages, Intl's Portuguese begins with a capital.
  return tag.startsWith('pt') ? shown.toLowerCase() : shown
}

/** "US Dollar (USD)" in a language (BCP 47); Spanish names begin with a small letter. */
export function currencyLabel({ isoCode, name }: NamedCurrency, tag: string): string {
  const names = new Intl.DisplayNames([plainTag(tag)], { type: 'currency', fallback: 'none' })
  const shown = names.of(isoCode) ?? name
  if (!shown) return isoCode
  return `${shown.charAt(0).toUpperCase()}${shown.slice(1)} (${isoCode})`
}
