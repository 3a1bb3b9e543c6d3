import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { DigitalPurchaseRow } from '../../../world/digital-rows.ts'
import type { World } from '../../../world/galley-world.ts'
import type { FileRow, UserRow } from '../../../world/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { TRANSLATION_WORD_LIMIT } from '../../reference-data/digital-limits.ts'
import { offeredLanguages } from './digital-offers.ts'
import { isSubscribed, purchaseForUse } from './digital-purchase-rules.ts'

type Schemas = components['schemas']

/** Why something is not done, with what its words need. */
export type Refused<Key extends string> = { refused: Key; params?: Record<string, string | number> }

/** Whether a person may have manuscripts edited now; undefined where yes, else why not. */
export function editingRefusal(
  world: World,
  user: UserRow,
  now: number,
): Schemas['DigitalEditRefusalKey'] | undefined {
  const { features } = stateOf(world).application
  if (!user.account.active) return 'invalid-user'
  if (!features.digital_editing) return 'digital-editing-not-available'
  if (features.curie_is_launched) return 'digital-editing-moved'
  const purchases = world.digitalPurchases.in('byOwner', user.identity).rows()
  if (features.digital_editing_trial || isSubscribed(purchases, now)) return undefined
  return 'digital-editing-subscription-required'
}

/** The file that a person names for a product, or why it is not taken: unknown, somebody else's, of a wrong type. */
export function judgeFile<Product extends 'digital-editing' | 'digital-translation'>(
  world: World,
  user: UserRow,
  identity: string,
  product: Product,
): { file: FileRow } | Refused<`${Product}-file-not-found` | `${Product}-file-type-not-allowed`> {
  const file = world.files.get(identity)
  if (file?.owner !== user.identity) return { refused: `${product}-file-not-found` }
  const { allowedFileTypes } = stateOf(world).application.config
  const name = file.name.toLowerCase()
  if (allowedFileTypes.some((ending) => name.endsWith(ending))) return { file }
  return { refused: `${product}-file-type-not-allowed`, params: { fileName: file.name } }
}

/** The package from which a translation takes its use, or why the person may have none now. */
export function translationRight(
  world: World,
  user: UserRow,
  language: Schemas['DigitalTranslationLanguage'],
  now: number,
): { purchase: DigitalPurchaseRow } | Refused<Schemas['DigitalOrderRefusalKey']> {
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

/** Why a manuscript of that many words is not translated; undefined where it is short enough. */
export function lengthRefusal(
  file: FileRow,
  wordCount: number,
): Refused<Schemas['DigitalOrderRefusalKey']> | undefined {
  if (wordCount <= TRANSLATION_WORD_LIMIT) return undefined
  const { name: fileName, identity: fileIdentity } = file
  const params = { fileName, fileIdentity, wordCount, limit: TRANSLATION_WORD_LIMIT }
  return { refused: 'digital-translations-word-count-exceeded', params }
}

/** Whether the free translation from Chinese is to be had: where it is sold, once for a person. */
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
