import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const fapiaoRefusals = {
  'fapiao-organization-name-error': msg`The name of the organization must have 1 to 100 characters and no Latin letters. Please enter it as registered with the tax office.`,
  'fapiao-taxpayer-number-error': msg`The taxpayer number must have 6 to 20 digits or capital letters. A special fapiao needs one. Please check it.`,
  emailAddressInvalidFormat: msg`This is not a valid e-mail address. Please check it.`,
  'phone-number-too-long': msg`The phone number can have up to 15 characters. Please shorten it.`,
  'fapiao-phone-required': msg`A special fapiao needs a mobile number. Please enter one.`,
  'fapiao-not-available': msg`This site doesn’t issue fapiaos after payment. Please write to support@galley.example.`,
  'fapiao-other-localization': msg`This payment belongs to another of our sites. Please write to support@galley.example for a fapiao.`,
  'fapiao-paid-in-advance': msg`This was paid from a prepayment. Please request a fapiao for that prepayment.`,
  'fapiao-already-requested': msg`A fapiao has already been requested or issued for this payment. If you need another, please cancel that one once it is issued.`,
  'fapiao-cancel-not-completed': msg`The fapiao has not been issued yet, so it cannot be cancelled. Please try again once it is.`,
  'fapiao-cancel-window-over': msg`The payment is more than one year old, so its fapiao can no longer be cancelled here. Please write to support@galley.example.`,
  'fapiao-already-cancelled': msg`This fapiao has already been cancelled. No action is needed.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
