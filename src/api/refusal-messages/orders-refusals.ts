import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const ordersRefusals = {
  'generic-download-error': msg`Please check that the order is completed and paid, or write to support@galley.example.`,
  'order-not-editable': msg`Work on this order has begun, so it can no longer be changed here. Please write to support@galley.example.`,
  'order-title-required': msg`The order was not saved because it has no title. Please enter the title of the manuscript.`,
  'order-deadline-required': msg`A deadline is required`,
  'order-deadline-not-half-hour': msg`Deadlines are on the hour or the half hour. Please choose one of the times in the list.`,
  'order-deadline-too-early': msg`This deadline is earlier than the one we agreed on. Please choose a later one, or ask our support team for faster delivery.`,
  'order-service-not-available': msg`One of the services is not available for this manuscript. Please reload the page and choose from the list.`,
  'order-service-not-removable': msg`You can’t remove an ordered service here. Please write to support@galley.example.`,
  'order-journal-required': msg`One of the services needs the target journal. Please enter its name.`,
  'order-length-required': msg`The price of one of the services depends on the length of your manuscript. Please enter the word count.`,
  'order-files-not-awaited': msg`This order already has its files. To send others, please write to support@galley.example.`,
  'order-files-missing': msg`No file was sent. Please choose your manuscript first.`,
  'order-file-not-found': msg`One of the files could not be found. Please upload it again.`,
  'order-file-type-not-allowed': msg`Manuscripts must be Word files (.doc or .docx). Please choose another file.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
