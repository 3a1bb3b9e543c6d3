import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { DigitalPurchaseRow } from '../../../world/rows/digital-rows.ts'
import type { FileRow, UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { TRANSLATION_WORD_LIMIT } from '../../reference-data/digital-limits.ts'
import { offeredLanguages } from './digital-offers.ts'
import { isSubscribed, purchaseForUse } from './digital-purchase-rules.ts'

export type DigitalRefusal<Key extends string> = {
  refused: Key
  params?: Record<string, string | number>
}

export function editingRefusal(
  world: World,
  user: UserRow,
  now: Instant,
): Schemas['DigitalEditRefusalKey'] | undefined {
  const { features } = stateOf(world).application
  if (!user.account.active) return 'invalid-user'
  if (!features.digital_editing) return 'digital-editing-not-available'
  if (features.curie_is_launched) return 'digital-editing-moved'
  const purchases = world.digitalPurchases.in('byOwner', user.identity).rows()
  if (features.digital_editing_trial || isSubscribed(purchases, now)) return undefined
  return 'digital-editing-subscription-required'
}

export function validateFile<Product extends 'digital-editing' | 'digital-translation'>(
  world: World,
  user: UserRow,
  identity: string,
  product: Product,
):
  | { file: FileRow }
  | DigitalRefusal<`${Product}-file-not-found` | `${Product}-file-type-not-allowed`> {
  const file = world.files.get(identity)
  if (file?.owner !== user.identity) return { refused: `${product}-file-not-found` }
  const { allowedFileTypes } = stateOf(world).application.config
  const name = file.name.toLowerCase()
  if (allowedFileTypes.some((ending) => name.endsWith(ending))) return { file }
  return { refused: `${product}-file-type-not-allowed`, params: { fileName: file.name } }
}

export function translationRight(
  world: World,
  user: UserRow,
  language: Schemas['DigitalTranslationLanguage'],
  now: Instant,
): { purchase: DigitalPurchaseRow } | DigitalRefusal<Schemas['DigitalOrderRefusalKey']> {
  const { features } = stateOf(world).application
  if (!user.account.active) return { refused: 'invalid-user' }
  if (!features.digital_translation) return { refused: 'digital-translation-not-available' }
  if (features.curie_is_launched) return { refused: 'digital-translation-moved' }
  if (!offeredLanguages(features).includes(language)) {
    return { refused: 'digital-translation-language-not-available', params: { language } }
  }
  const purchases = world.digitalPurchases.in('byOwner', user.identity).rows()
  const purchase = purchaseForUse(purchases, language, now)
  return purchase
    ? { purchase }
    : { refused: 'digital-translation-no-uses-left', params: { language } }
}

export function lengthRefusal(
  file: FileRow,
  wordCount: number,
): DigitalRefusal<Schemas['DigitalOrderRefusalKey']> | undefined {
  if (wordCount <= TRANSLATION_WORD_LIMIT) return undefined
  const { name: fileName, identity: fileIdentity } = file
  const params = { fileName, fileIdentity, wordCount, limit: TRANSLATION_WORD_LIMIT }
  return { refused: 'digital-translations-word-count-exceeded', params }
}

export function isEligibleForTrial(
  features: Schemas['FeatureFlags'],
  purchases: Iterable<DigitalPurchaseRow>,
  trialIdentity: string,
): boolean {
  if (!offeredLanguages(features).includes('chinese-to-english')) return false
  for (const { availablePurchaseIdentity } of purchases) {
    if (availablePurchaseIdentity === trialIdentity) return false
  }
  return true
}
