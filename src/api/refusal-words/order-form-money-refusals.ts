import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../client-contract.gen.ts'

export const orderFormMoneyRefusals = {
  'service-not-offered': msg`This service is not available for your manuscript. Please choose another one.`,
  'service-cannot-be-declined': msg`Only editing can be declined, and only when no service is selected. Please choose one or the other.`,
  'delivery-tiers-exclude-one-another': msg`Please choose either rush or express delivery, not both.`,
  'delivery-tier-not-offered': msg`This service cannot be delivered that fast for your word count. Please choose another delivery.`,
  'discount-code-unknown': msg`We do not know this promo code. Please check it and try again.`,
  'discount-code-expired': msg`This promo code has expired. Please use another one.`,
  'discount-code-used': msg`You have already used this promo code. Please use another one.`,
  'discount-code-not-for-order': msg`This promo code does not apply to the services in your order. Please use another code or change your services.`,
  selectOneCheckbox: msg`Please select at least one box.`,
  'tables-on-with-no-table-count': msg`Please say how many tables you have, from 1 to 25.`,
  journalForTableFormatting: msg`Please choose your target journal.`,
  'service-bundles-not-offered': msg`Service bundles are not available here. Please choose your services one by one.`,
  'service-bundle-not-available': msg`This bundle no longer fits your manuscript. Please answer the questions again.`,
  'service-bundle-service-not-included': msg`One of the services is not part of this bundle. Please choose again.`,
  'service-bundle-tier-not-offered': msg`This bundle cannot be delivered that fast. Please choose another delivery.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
