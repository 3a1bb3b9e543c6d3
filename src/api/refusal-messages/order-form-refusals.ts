import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const orderFormRefusals = {
  'word-count-range-error': msg`The word count must be a whole number from 1 to 999,999. Please correct it.`,
  'area-of-study-error': msg`Please choose an area of study from the list.`,
  'referral-email-validation-error': msg`Please enter 1 to 10 complete e-mail addresses, separated by commas.`,
  'journal-url-change-error': msg`You named another journal, but the web address is still that of the previous journal. Please change the web address or leave it empty.`,
  'order-form-ordered': msg`This order has been placed. You’ll find it in your orders.`,
  'order-form-files-missing': msg`Please choose your files, enter the word count and language, or tick that you’ll upload the files later.`,
  'order-form-file-not-found': msg`We no longer have one of the files you chose. Please choose your files again.`,
  'order-form-file-type-not-allowed': msg`The manuscript must be a .doc or .docx file. Please choose another file.`,
  'order-form-goal-not-offered': msg`A re-edit can’t be turned into another kind of order, or another order into a re-edit. Please start a new order.`,
  'order-form-language-not-offered': msg`We don’t accept manuscripts in this language. Please choose another one.`,
  'order-form-english-not-translated': msg`An English manuscript does not need to be translated. Please choose editing, or correct the language.`,
  'order-form-service-not-offered': msg`This service isn’t available for your order. Please choose another one.`,
  'order-form-step-not-open': msg`Something is still missing in an earlier step. Please complete it first.`,
  'order-form-no-service-option': msg`This service isn’t available for this word count. Please write to support@galley.example for a quote.`,
  'order-form-style-missing': msg`Please select your preferred type of English.`,
  'order-form-journal-missing': msg`You have selected a service that requires you to enter journal details.`,
  'order-form-journal-url-invalid': msg`Your journal website must start with http:// or https://`,
  'order-form-answer-unknown': msg`Your services have changed, and so have the questions. Please answer them again.`,
  'order-form-admin-options-missing': msg`Please make a selection in the admin options.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
