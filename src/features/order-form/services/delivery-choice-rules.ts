import type { FormService, OrderForm } from '../../../api/order-form/order-form.ts'
import { serviceIds } from '../../../domain/services/service-ids.ts'
import { optionFor } from './service-rules.ts'

export type FasterTier = 'rush' | 'express'

export type NotOffered =
  | 'not-on-site'
  | 'no-service'
  | 'length-unknown'
  | 'not-for-service'
  | 'too-long'
  | 'not-for-length'
  | 'included'

type Input = {
  service: Pick<FormService, 'identity' | 'serviceOptions'> | undefined
  wordCount: number | null
}

const expressWords = { fewest: 4_000, most: 5_999 } as const

const { standardEditing, premiumEditing, vipEditing, standardRework, premiumRework } = serviceIds
const withExpress: ReadonlySet<string> = new Set([standardEditing, premiumEditing])
/** Services that have rush for texts of a usual length. */
const withRush: ReadonlySet<string> = new Set([
  standardEditing,
  premiumEditing,
  vipEditing,
  standardRework,
  premiumRework,
])

export function whyNoRush({ service, wordCount }: Input): NotOffered | undefined {
  if (!service) return 'no-service'
  if (wordCount === null) return 'length-unknown'
  if (optionFor(service, wordCount, 'rush')) {
    return optionFor(service, wordCount) ? undefined : 'included'
  }
  return withRush.has(service.identity) ? 'too-long' : 'not-for-service'
}

export function whyNoExpress(input: Input & { isOnSite: boolean }): NotOffered | undefined {
  const { service, wordCount, isOnSite } = input
  if (!isOnSite) return 'not-on-site'
  if (!service) return 'no-service'
  if (!withExpress.has(service.identity)) return 'not-for-service'
  if (wordCount === null) return 'length-unknown'
  if (wordCount < expressWords.fewest || wordCount > expressWords.most) return 'not-for-length'
  return optionFor(service, wordCount, 'express') ? undefined : 'not-for-service'
}

type TierFacts = { difference: number | null; deadline: string | null }

type Form = Pick<
  OrderForm,
  | 'wordCount'
  | 'nonRushDeadline'
  | 'rushDeadline'
  | 'rushTotalDifference'
  | 'expressDeadline'
  | 'expressTotalDifference'
>

/** Of the whole order, or of the service alone while its choice is being saved. */
export function tierFacts(
  form: Form,
  service: Pick<FormService, 'serviceOptions' | 'selection'>,
  tier: 'standard' | FasterTier,
): TierFacts {
  if (service.selection) {
    return {
      standard: { difference: null, deadline: form.nonRushDeadline },
      rush: { difference: form.rushTotalDifference, deadline: form.rushDeadline },
      express: { difference: form.expressTotalDifference, deadline: form.expressDeadline },
    }[tier]
  }
  const option = optionFor(service, form.wordCount, tier)
  const price = option?.price ?? null
  const usual = optionFor(service, form.wordCount)?.price ?? null
  const isMore = tier !== 'standard' && price !== null && usual !== null
  return { difference: isMore ? price - usual : null, deadline: option?.deadline ?? null }
}
