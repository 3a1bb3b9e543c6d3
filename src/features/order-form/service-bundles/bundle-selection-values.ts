import type { OrderForm } from '../../../api/order-form/order-form.ts'
import type { SelectedBundle } from '../../../api/order-form/order-form-bundles.ts'
import type { DeliveryTier } from '../../../api/order-form/order-form-services.ts'
import { type BundleForm, fixedServices } from './bundle-price.ts'

export type BundleSelectionValues = {
  bundle: string
  services: readonly string[]
  tier: DeliveryTier
}

type Form = Pick<OrderForm, 'availableServiceBundles' | 'selections' | 'serviceBundle'>

export function bundleSelectionValues(form: Form): BundleSelectionValues {
  const { availableServiceBundles, selections, serviceBundle } = form
  const chosen = availableServiceBundles.find(({ id }) => id === serviceBundle.id)
  if (!chosen) return { bundle: '', services: [], tier: 'standard' }
  const selected = new Set(selections.map(({ serviceIdentity }) => serviceIdentity))
  const hurried = selections
    .map(({ deliveryTier }) => deliveryTier)
    .find((tier): tier is 'rush' | 'express' => tier === 'rush' || tier === 'express')
  return {
    bundle: chosen.id,
    services: chosen.services.flatMap(({ id }) => (selected.has(id) ? [id] : [])),
    tier: hurried ?? 'standard',
  }
}

/** Services that an administrator added for good are taken with the bundle that has them. */
export function bundleSelectionOf(
  { bundle: id, services, tier }: BundleSelectionValues,
  form: Form & BundleForm,
): SelectedBundle {
  const bundle = form.availableServiceBundles.find((offered) => offered.id === id)
  const fixed = fixedServices(form).map(({ identity }) => identity)
  const taken = new Set([...services, ...fixed])
  return {
    serviceBundleId: id,
    services: (bundle?.services ?? []).flatMap((one) => (taken.has(one.id) ? [one.id] : [])),
    rush: tier === 'rush',
    deliveryTier: tier,
  }
}
