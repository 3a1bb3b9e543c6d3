import type { components } from '../../../../src/api/generated/schema.gen.ts'
import { fromDollars, rounded } from '../../../world/money.ts'
import { type DigitalProduct, digitalProducts } from '../../reference-data/digital-products.ts'

type Schemas = components['schemas']
type Flags = Schemas['FeatureFlags']
type Language = Schemas['DigitalTranslationLanguage']

/** The languages that the site translates from; Chinese has a flag of its own. */
export function offeredLanguages(features: Flags): Language[] {
  if (!features.digital_translation) return []
  const usual: Language[] = ['spanish-to-english', 'portuguese-to-english']
  return features.chinese_digital_translation ? [...usual, 'chinese-to-english'] : usual
}

/** What a product costs in a currency: uses times the price of one, and that less the discount. */
export function pricesOf(product: DigitalProduct, currency: Schemas['Currency']) {
  const unit = fromDollars(product.unitDollars, currency)
  const fullPrice = rounded(unit * (product.uses ?? 1), currency)
  const price = rounded((fullPrice * (100 - product.discount)) / 100, currency)
  return { price, fullPrice }
}

/** The products on offer under the flags; none once the new product has taken their place. */
export function productsOnOffer(features: Flags): DigitalProduct[] {
  if (features.curie_is_launched) return []
  const languages = offeredLanguages(features)
  return digitalProducts.filter(({ type, languages: allowed }) =>
    type === 'editing'
      ? features.digital_editing
      : allowed.some((language) => languages.includes(language)),
  )
}

/** A product as the contract shows it on offer, priced in a currency. */
export function shownOffer(
  product: DigitalProduct,
  currency: Schemas['Currency'],
): Schemas['AvailableDigitalPurchase'] {
  const { identity, type, name, label, uses, languages } = product
  return {
    identity,
    type,
    name,
    label,
    ...pricesOf(product, currency),
    numberOfUsesAvailable: uses,
    allowedLanguages: [...languages],
  }
}
