import type { Instant } from '../../../../src/lib/instant.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'

export const noFiles: OrderFormRow['files'] = {
  main: [],
  mainReference: [],
  figures: [],
  figureReference: [],
  tables: [],
  tableReference: [],
}

export function newForm(input: {
  identity: string
  owner: string
  turn: number
  now: Instant
}): OrderFormRow {
  return {
    identity: input.identity,
    owner: input.owner,
    createdAt: input.now,
    turn: input.turn,
    changedAt: null,
    adminCreated: false,
    origin: null,
    step: 'get-started',
    goal: null,
    files: noFiles,
    uploadFilesLater: false,
    wordCount: null,
    languageId: null,
    documents: null,
    declineEditing: false,
    service: null,
    tier: 'standard',
    additions: [],
    fixedAdditions: [],
    bundle: { interested: false, answers: null, id: null },
    details: {
      title: null,
      authors: null,
      areaOfStudyId: null,
      styleOfEnglish: null,
      journal: null,
      answers: [],
      suppressInvoiceCreation: null,
      requireCustomerNotification: null,
    },
    distinctFrom: null,
    codes: [],
    referralEmails: [],
    currencyIso: null,
    quote: null,
    voucher: null,
    receiptCode: null,
    orderedAs: null,
  }
}
