import type { ServiceBundle } from '../../../api/order-form/order-form-bundles.ts'
import type { DeliveryTier } from '../../../api/order-form/order-form-services.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { type BundleOrder, partsOf, textPart } from './bundle-price.ts'
import type { BundleSelectionValues } from './bundle-selection-values.ts'

export const selectionField = fieldsOf<BundleSelectionValues>()

const tiers: readonly DeliveryTier[] = ['standard', 'rush', 'express']

/** What is chosen of a bundle, as the form has it now: nothing where another one is chosen. */
export function useBundleChoice(bundle: ServiceBundle) {
  const form = useFormState()
  const { orderForm } = useOrderForm()
  const isChosen = form.valueOf(selectionField('bundle')) === bundle.id
  const listed = form.valueOf(selectionField('services'))
  const entered = form.valueOf(selectionField('tier'))
  const services = bundle.services.flatMap(({ id }) =>
    isChosen && Array.isArray(listed) && listed.includes(id) ? [id] : [],
  )
  const tier = (isChosen && tiers.find((one) => one === entered)) || 'standard'
  const order: BundleOrder = { services, tier }

  return {
    isChosen,
    order,
    /** Rush, express and services of another bundle are taken back. */
    choose() {
      form.change(selectionField('bundle'), bundle.id)
      form.change(selectionField('services'), [])
      form.change(selectionField('tier'), 'standard')
    },
    add(service: string, isAdded: boolean) {
      const next = bundle.services.flatMap(({ id }) =>
        (id === service ? isAdded : services.includes(id)) ? [id] : [],
      )
      form.change(selectionField('services'), next)
      // Rush and express leave with the service that they were for.
      const stays = textPart(partsOf(bundle, next, orderForm), orderForm)
      if (!stays) form.change(selectionField('tier'), 'standard')
    },
    deliver: (next: DeliveryTier) => form.change(selectionField('tier'), next),
  }
}

export type BundleChoice = ReturnType<typeof useBundleChoice>
