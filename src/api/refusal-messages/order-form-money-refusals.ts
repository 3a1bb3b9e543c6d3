import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const orderFormMoneyRefusals = {
  'service-not-offered': msg`This service is not available for your manuscript. Please choose another one.`,
  'service-cannot-be-declined': msg`You can decline only editing or a re-edit, and only while no service is selected. Please choose a service, or remove the selected one and then decline.`,
  'delivery-tiers-exclude-one-another': msg`Please choose either rush or express delivery, not both.`,
  'delivery-tier-not-offered': msg`This service cannot be delivered that fast for your word count. Please choose another delivery.`,
  'discount-code-unknown': msg`We don’t recognize this promo code. Please check it and try again.`,
  'discount-code-expired': msg`This promo code has expired. Please use another one.`,
  'discount-code-used': msg`You have already used this promo code. Please use another one.`,
  'discount-code-not-for-order': msg`This promo code does not apply to the services in your order. Please use another code or change your services.`,
  selectOneCheckbox: msg`Please select at least one option.`,
  'tables-on-with-no-table-count': msg`Please enter how many tables you have, from 1 to 25.`,
  journalForTableFormatting: msg`Please choose your target journal.`,
  'service-bundles-not-offered': msg`Service bundles are not available here. Please choose your services one by one.`,
  'service-bundle-not-available': msg`This bundle no longer fits your manuscript. Please answer the questions again.`,
  'service-bundle-service-not-included': msg`One of the services is not part of this bundle. Please choose again.`,
  'service-bundle-tier-not-offered': msg`This bundle cannot be delivered that fast. Please choose another delivery.`,
  'order-no-services': msg`We have detected an issue with your submission: no service is selected. Please go back and choose one.`,
  'order-service-needs-quote': msg`One of your services has no price yet. Please write to support@galley.example for a quote, or remove the service and order the rest now.`,
  'order-no-files': msg`Your cart has no manuscript or figure file uploaded. Please upload your files and try again.`,
  'order-word-count-very-long': msg`Your manuscript is very long. Please write to support@galley.example to agree on a deadline.`,
  'order-no-service-option': msg`This service isn’t available for your word count. Please choose another service.`,
  'order-incomplete': msg`Something is still missing from your order. Please go back and complete every step.`,
  'price-quote-no-services': msg`There is nothing to quote yet. Please choose a service first.`,
  'price-quote-not-possible': msg`We cannot quote this manuscript automatically. Please write to support@galley.example.`,
  'price-quote-expired': msg`This quote has expired, so its prices no longer hold. Please make a new one.`,
  'price-quote-email-error': msg`The quote could not be sent. Please check that the e-mail address is complete.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
