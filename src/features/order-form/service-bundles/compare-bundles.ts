import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import { type BundleForm, type BundlePrice, wholeBundlePrice } from './bundle-price.ts'

/** Columns that fit side by side. */
export const mostCompared = 3

export type ComparedBundle = BundlePrice & { bundle: ServiceBundle }

/** The main service of each bundle stands in one row; the others have a row each. */
export function compareBundles(
  bundles: readonly ServiceBundle[],
  form: BundleForm,
): { columns: ComparedBundle[]; additions: string[] } {
  const columns = bundles.map((bundle) => ({ bundle, ...wholeBundlePrice(bundle, form) }))
  const additions = columns.flatMap(({ bundle, parts }) =>
    parts.flatMap(({ identity }) => (identity === bundle.primaryService.id ? [] : [identity])),
  )
  return { columns, additions: [...new Set(additions)] }
}
