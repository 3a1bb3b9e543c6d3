import type {
  DigitalLanguage,
  DigitalLoad,
  DigitalOffer,
  DigitalProduct,
  DigitalPurchase,
} from '../../api/digital-purchases.ts'
import type { Currency } from '../../api/invoices.ts'
import type { PaymentStatus } from '../../api/payment.ts'
import { roundMoney } from '../../domain/money/round-money.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'

type Offers = Pick<DigitalLoad, 'availableDigitalPurchases'>
type Offered = DigitalOffer['allowedLanguages'][number]
type Purchases = Pick<DigitalLoad, 'digitalPurchases'>

export const offersOf = (
  { availableDigitalPurchases }: Offers,
  product: DigitalProduct,
): DigitalOffer[] => availableDigitalPurchases.filter(({ type }) => type === product)

export const identitiesOf = ({ digitalPurchases }: Purchases): string[] =>
  digitalPurchases.map(({ identity }) => identity)

export const purchasePaidBy = (
  { digitalPurchases }: Purchases,
  code: string,
): DigitalPurchase | undefined => digitalPurchases.find(({ receiptCode }) => receiptCode === code)

/** Receipt code of a product's newest purchase that is not among the known ones. */
export function newReceipt(
  { digitalPurchases }: Purchases,
  product: DigitalProduct,
  known: readonly string[],
): string | undefined {
  const isNew = ({ type, identity, receiptCode }: DigitalPurchase) =>
    type === product && receiptCode !== null && !known.includes(identity)
  return digitalPurchases.find(isNew)?.receiptCode ?? undefined
}

type Saving = { amount: number; percent: number }

export function savingOf(
  { price, fullPrice }: Pick<DigitalOffer, 'price' | 'fullPrice'>,
  currency: Pick<Currency, 'numDecimals'>,
): Saving | undefined {
  if (fullPrice <= price) return undefined
  const amount = roundMoney(fullPrice - price, currency)
  return { amount, percent: Math.round((100 * amount) / fullPrice) }
}

export const languagesOf = (offers: readonly DigitalOffer[]): Offered[] => [
  ...new Set(offers.flatMap(({ allowedLanguages }) => allowedLanguages)),
]

/** Languages that the same packages translate from, as one choice. */
export function languageChoices(offers: readonly DigitalOffer[]): Offered[][] {
  const packagesFrom = (language: Offered) =>
    offers
      .filter(({ allowedLanguages }) => allowedLanguages.includes(language))
      .map(({ identity }) => identity)
      .join()
  return [...Map.groupBy(languagesOf(offers), packagesFrom).values()]
}

export function sharedLanguages(offers: readonly DigitalOffer[]): readonly Offered[] | undefined {
  const [first, ...others] = offers.map(({ allowedLanguages }) => allowedLanguages)
  return others.every((one) => one.join() === first?.join()) ? first : undefined
}

const languageOfSite: Partial<Record<SiteLanguage, DigitalLanguage>> = {
  cn: 'chinese-to-english',
  br: 'portuguese-to-english',
  es: 'spanish-to-english',
}

type LanguageWishes = { asked: DigitalLanguage | undefined; site: SiteLanguage }

/** First of the choice with the language that was asked for, else the reader's, else of all. */
export function firstLanguage(
  offers: readonly DigitalOffer[],
  { asked, site }: LanguageWishes,
): Offered | undefined {
  const offered = languagesOf(offers)
  const wishes = [asked, languageOfSite[site]]
  const wish = wishes.find((one) => one && offered.includes(one)) ?? offered[0]
  return languageChoices(offers).find((choice) => choice.some((one) => one === wish))?.[0]
}

/** A language that is no longer on offer counts as the first. */
export function offersInLanguage(
  offers: readonly DigitalOffer[],
  language: string,
): DigitalOffer[] {
  const offered = languagesOf(offers)
  const shown = offered.find((one) => one === language) ?? offered[0]
  return offers.filter(({ allowedLanguages }) => shown && allowedLanguages.includes(shown))
}

export type PaymentView = 'form' | 'loading' | 'progress'

type ReturnInput = {
  receiptCode: string | undefined
  success: string | undefined
  status: PaymentStatus['status'] | undefined
  isLoading: boolean
}

/** The word of the other page counts only while the status is not known. */
export function paymentViewOf({
  receiptCode,
  success,
  status,
  isLoading,
}: ReturnInput): PaymentView {
  if (receiptCode === undefined) return 'form'
  if (status === 'approved') return 'progress'
  const isReported = success === 'success'
  if (isReported && (status === undefined || status === 'open')) return 'progress'
  return isLoading ? 'loading' : 'form'
}
