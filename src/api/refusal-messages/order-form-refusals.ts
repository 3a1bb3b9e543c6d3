import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const orderFormRefusals = {
  'word-count-range-error': msg`The word count has to be a whole number from 1 to 999,999. Please correct it.`,
  'area-of-study-error': msg`Please choose an area of study from the list.`,
  'referral-email-validation-error': msg`Please give 1 to 10 complete e-mail addresses, divided by commas.`,
  'journal-url-change-error': msg`You named another journal, but the web address is still that of the previous journal. Please change the web address or leave it empty.`,
  'order-form-ordered': msg`This order has been placed. You will find it in your orders.`,
  'order-form-files-missing': msg`Please choose your files, or give the word count and the language, or tick that you will upload the files later.`,
  'order-form-file-not-found': msg`We no longer have one of the files that you chose. Please choose your files again.`,
  'order-form-file-type-not-allowed': msg`A manuscript has to be a .doc or .docx file. Please choose another file.`,
  'order-form-goal-not-offered': msg`A re-edit cannot be changed into another kind of order, nor another order into a re-edit. Please start a new order.`,
  'order-form-language-not-offered': msg`We do not take manuscripts in this language. Please choose another one.`,
  'order-form-english-not-translated': msg`An English manuscript does not need to be translated. Please choose editing, or correct the language.`,
  'order-form-service-not-offered': msg`This service does not fit your order. Please choose another one.`,
  'order-form-step-not-open': msg`Something is still missing in an earlier step. Please complete it first.`,
  'order-form-no-service-option': msg`We do not sell this service for this word count. Please write to support@galley.example for an offer.`,
  'order-form-style-missing': msg`Please select your preferred type of English.`,
  'order-form-journal-missing': msg`You have selected a service that requires you to enter journal details.`,
  'order-form-journal-url-invalid': msg`Your journal website must start with http:// or https://`,
  'order-form-answer-unknown': msg`Your services have changed, and with them their questions. Please answer them again.`,
  'order-form-admin-options-missing': msg`Please make a selection in the admin options.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
