import { t } from '@lingui/core/macro'
import { array, mixed, object, string } from 'yup'
import type { OrderForm } from '../../../api/order-form/order-form.ts'
import type { DeliveryTier } from '../../../api/order-form/order-form-services.ts'

export const bundleSelectionSchema = ({
  availableServiceBundles,
}: Pick<OrderForm, 'availableServiceBundles'>) =>
  object({
    bundle: string()
      .default('')
      .oneOf(
        availableServiceBundles.map(({ id }) => id),
        () => t`Please choose a bundle.`,
      ),
    services: array(string().defined()).default([]),
    tier: mixed<DeliveryTier>().oneOf(['standard', 'rush', 'express']).default('standard'),
  })
