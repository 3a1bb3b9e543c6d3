import { bundleQuestionIds } from '../../backend/reference-data/services/service-bundles.ts'
import type { validateBundle } from '../../backend/rules/order-form/saving/choose-bundle.ts'
import type { choiceOf } from './form-choice-for-test.ts'

type Tier = Parameters<typeof validateBundle>[0]['deliveryTier']
type BundleForm = NonNullable<Parameters<typeof choiceOf>[0]>

/** Selects a bundle by the end of its identity, with additional services. */
export const take = (bundle: string, services: string[] = [], tier: Tier = 'standard') => ({
  serviceBundleId: `bundle-${bundle}`,
  services: services.map((service) => `svc-${service}`),
  rush: tier === 'rush',
  deliveryTier: tier,
})

/** An order form that needs language and format editing, with overrides. */
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

/** The same with answers about tables: whether there are any, and how many. */
export const withTables = (are: boolean, count: string): BundleForm =>
  answered(
    {},
    { [bundleQuestionIds.hasTables]: [String(are)], [bundleQuestionIds.tableCount]: [count] },
  )
