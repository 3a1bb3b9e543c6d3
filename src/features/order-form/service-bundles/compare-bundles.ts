import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import { type BundleForm, type BundlePrice, wholeBundlePrice } from './bundle-price.ts'

/** Columns that fit side by side. */
export const mostCompared = 3

export type ComparedBundle = BundlePrice & { bundle: ServiceBundle }

/** Apart from the main service: what all of several bundles contain, and what makes them differ. */
export function compareBundles(
  bundles: readonly ServiceBundle[],
  form: BundleForm,
): { columns: ComparedBundle[]; shared: string[]; differing: string[] } {
  const columns = bundles.map((bundle) => ({ bundle, ...wholeBundlePrice(bundle, form) }))
  const additions = columns.flatMap(({ bundle, parts }) =>
    parts.flatMap(({ identity }) => (identity === bundle.primaryService.id ? [] : [identity])),
  )
  const isShared = (service: string) =>
    columns.length > 1 &&
    columns.every(({ parts }) => parts.some(({ identity }) => identity === service))
  const services = [...new Set(additions)]
  return {
    columns,
    shared: services.filter(isShared),
    differing: services.filter((service) => !isShared(service)),
  }
}
