import type { Application } from '../../api/application.ts'
import type {
  DigitalLanguage,
  DigitalLoad,
  DigitalOffer,
  DigitalPurchase,
} from '../../api/digital-purchases.ts'
import type { DigitalTranslation } from '../../api/digital-translation.ts'
import { purchaseStateOf } from '../../domain/digital-purchases/purchase-rules.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import type { Instant } from '../../lib/instant.ts'

const languageOfReader: Partial<Record<SiteLanguage, DigitalLanguage>> = {
  es: 'spanish-to-english',
  br: 'portuguese-to-english',
  cn: 'chinese-to-english',
}

export type Flags = Pick<Application['features'], 'chinese_digital_translation'>

export function offeredLanguages({ chinese_digital_translation }: Flags): DigitalLanguage[] {
  const always: DigitalLanguage[] = ['spanish-to-english', 'portuguese-to-english']
  return chinese_digital_translation ? [...always, 'chinese-to-english'] : always
}

/** The reader's own, or the only one that there are translations left for. */
export function initialLanguage(
  reader: SiteLanguage,
  flags: Flags,
  usesOf: (language: DigitalLanguage) => number = () => 0,
): DigitalLanguage | '' {
  const offered = offeredLanguages(flags)
  const own = languageOfReader[reader]
  if (own && offered.includes(own)) return own
  const [only, ...others] = offered.filter((language) => usesOf(language) > 0)
  return only && others.length === 0 ? only : ''
}

/** `previous-only`: earlier translations stay, but a new one needs a package. */
export type TranslationAccess = 'usable' | 'previous-only' | 'none'

export function accessOf(uses: number, hasUploaded: boolean): TranslationAccess {
  if (uses > 0) return 'usable'
  return hasUploaded ? 'previous-only' : 'none'
}

export const packagesIn = ({
  digitalPurchases,
}: Pick<DigitalLoad, 'digitalPurchases'>): DigitalPurchase[] =>
  digitalPurchases.filter(({ type }) => type === 'translation')

export const allows = (
  { allowedLanguages }: Pick<DigitalPurchase, 'allowedLanguages'>,
  languages: readonly DigitalLanguage[],
) => languages.some((language) => allowedLanguages.includes(language))

export const usesIn = (packages: readonly DigitalPurchase[]) =>
  packages.reduce((sum, { numberOfUsesRemaining }) => sum + (numberOfUsesRemaining ?? 0), 0)

/** The loaded uses without those of packages that have expired since. */
export function usesLeftAt(load: DigitalLoad, flags: Flags, now: Instant): number {
  const languages = offeredLanguages(flags)
  const expired = packagesIn(load).filter(
    (purchase) =>
      purchase.valid && allows(purchase, languages) && purchaseStateOf(purchase, now) === 'expired',
  )
  return Math.max(0, load.numberOfUsesAvailable - usesIn(expired))
}

/** Who has neither bought nor uploaded anything has no list of translations. */
export function isNewcomer(load: DigitalLoad, flags: Flags, now: Instant): boolean {
  const { hasUploadedDigitalTranslation: hasUploaded, wordCountExceeded } = load
  const access = accessOf(usesLeftAt(load, flags, now), hasUploaded)
  return access === 'none' && packagesIn(load).length === 0 && !wordCountExceeded
}

export function usesFor(load: DigitalLoad, language: DigitalLanguage, now: Instant): number {
  const usable = packagesIn(load).filter(
    (purchase) => allows(purchase, [language]) && purchaseStateOf(purchase, now) === 'active',
  )
  return usesIn(usable)
}

/** Packages on offer, of every language if none is chosen. */
export function offersFor(
  { availableDigitalPurchases }: Pick<DigitalLoad, 'availableDigitalPurchases'>,
  language: DigitalLanguage | '',
): DigitalOffer[] {
  return availableDigitalPurchases.filter(
    (offer) => offer.type === 'translation' && (language === '' || allows(offer, [language])),
  )
}

type TooLongFile = { fileName: string; wordCount: number; limit: number }

export type TooLong = { file?: TooLongFile }

export function tooLongIn({ fileName, wordCount, limit }: Record<string, unknown>): TooLong {
  if (typeof fileName !== 'string' || typeof wordCount !== 'number') return {}
  return typeof limit === 'number' ? { file: { fileName, wordCount, limit } } : {}
}

/** Whether it can be read beside its original, which must be a .docx that the server still names. */
export const isComparable = ({ status, file }: Pick<DigitalTranslation, 'status' | 'file'>) =>
  status === 'completed' && file.identity !== undefined && /\.docx$/i.test(file.name)
