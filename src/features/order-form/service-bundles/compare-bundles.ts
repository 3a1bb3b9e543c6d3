import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import { type BundleForm, type BundlePrice, bundlePrice } from './bundle-price.ts'

/** Columns that fit side by side. */
export const mostCompared = 3

export type ComparedBundle = BundlePrice & { bundle: ServiceBundle }

export function compareBundles(
  bundles: readonly ServiceBundle[],
  form: BundleForm,
): { columns: ComparedBundle[]; services: string[] } {
  const columns = bundles.map((bundle): ComparedBundle => {
    const services = bundle.services.flatMap(({ id, options }) => (options.length > 0 ? [id] : []))
    return { bundle, ...bundlePrice(bundle, { services, tier: 'standard' }, form) }
  })
  const services = columns.flatMap(({ parts }) => parts.map(({ identity }) => identity))
  return { columns, services: [...new Set(services)] }
}
