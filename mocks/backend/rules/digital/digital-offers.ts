import { fromDollars, rounded } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { type DigitalProduct, digitalProducts } from '../../reference-data/digital-products.ts'

export function offeredLanguages(
  features: Schemas['FeatureFlags'],
): Schemas['DigitalTranslationLanguage'][] {
  if (!features.digital_translation) return []
  const usual: Schemas['DigitalTranslationLanguage'][] = [
    'spanish-to-english',
    'portuguese-to-english',
  ]
  return features.chinese_digital_translation ? [...usual, 'chinese-to-english'] : usual
}

export function pricesOf(product: DigitalProduct, currency: Schemas['Currency']) {
  const unit = fromDollars(product.unitDollars, currency)
  const fullPrice = rounded(unit * (product.uses ?? 1), currency)
  const price = rounded((fullPrice * (100 - product.discount)) / 100, currency)
  return { price, fullPrice }
}

export function productsOnOffer(features: Schemas['FeatureFlags']): DigitalProduct[] {
  if (features.curie_is_launched) return []
  const languages = offeredLanguages(features)
  return digitalProducts.filter(({ type, languages: allowed }) =>
    type === 'editing'
      ? features.digital_editing
      : allowed.some((language) => languages.includes(language)),
  )
}

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
