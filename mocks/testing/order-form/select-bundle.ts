import { bundleQuestionIds } from '../../backend/reference-data/services/service-bundles.ts'
import type { validateBundle } from '../../backend/rules/order-form/saving/choose-bundle.ts'
import type { choiceOf } from './form-choice-for-test.ts'

type Tier = Parameters<typeof validateBundle>[0]['deliveryTier']
type BundleForm = NonNullable<Parameters<typeof choiceOf>[0]>

export const take = (bundle: string, services: string[] = [], tier: Tier = 'standard') => ({
  serviceBundleId: `bundle-${bundle}`,
  services: services.map((service) => `svc-${service}`),
  rush: tier === 'rush',
  deliveryTier: tier,
})

export const answered = (
  form: BundleForm = {},
  ofTables: Record<string, string[]> = {},
): BundleForm => ({
  bundle: {
    interested: true,
    answers: { [bundleQuestionIds.needs]: ['need-language', 'need-format'], ...ofTables },
    id: null,
  },
  ...form,
})

export const withTables = (are: boolean, count: string): BundleForm =>
  answered(
    {},
    { [bundleQuestionIds.hasTables]: [String(are)], [bundleQuestionIds.tableCount]: [count] },
  )
