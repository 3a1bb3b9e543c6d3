import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const accountRefusals = {
  'generic-touchup-error': msg`Your details could not be saved. Please check them and try again.`,
  'account-email-taken': msg`There is another account for {email}. Please enter a different address.`,
  'account-closing-with-unpaid-invoices': msg`Please pay your open invoices before you close your account.`,
  'address-country-unknown': msg`Please choose your country.`,
  'address-state-unknown': msg`Please choose your state or province.`,
  'address-limit-reached': msg`You can save up to 50 addresses. Please delete one first.`,
  'preferred-group-join-generic-error': msg`We could not add you to a group. Please check the code and try again.`,
  'preferred-group-join-already-member': msg`You are already in this group. No action is needed.`,
  'preferred-group-leave-generic-error': msg`We couldn’t remove you from your group. Please try again.`,
  'wfoe-terms-not-asked-for': msg`Your account is not being moved, so there are no terms to accept. Please reload the page.`,
  'wfoe-opt-in-not-eligible': msg`Your account cannot be moved yet. Please write to support@galley.example.`,
  'wfoe-opt-in-not-needed': msg`Your account is already being moved. Please reload the page.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
