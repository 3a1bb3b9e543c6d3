import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeliveryTier } from '../../../../api/order-form/order-form-services.ts'
import { hasEntry } from '../../../../lib/unlisted.ts'

export const tierLabels: Record<DeliveryTier, MessageDescriptor> = {
  standard: msg`Standard delivery`,
  rush: msg`Rush delivery`,
  express: msg`Express delivery`,
}

export const isTier = (tier: unknown): tier is DeliveryTier => hasEntry(tierLabels, tier)
