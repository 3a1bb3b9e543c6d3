import type {
  OrderFormDetails,
  OrderFormRow,
  ReadDocuments,
} from '../../world/rows/order-form-rows.ts'
import type { OrderNoticeRow } from '../../world/rows/order-notice-rows.ts'
import type { ReviewerResponseRow } from '../../world/rows/reviewer-response-row.ts'
import type { OrderRow } from '../../world/rows/rows.ts'
import { orderFormFiles, placed } from './placement-shapes.ts'
import {
  byName,
  contract,
  fields,
  flag,
  instant,
  listOf,
  number,
  oneOf,
  orNull,
  text,
} from './row-shape.ts'

const details = fields<OrderFormDetails>({
  title: orNull(text),
  authors: orNull(text),
  areaOfStudyId: orNull(number),
  styleOfEnglish: orNull(contract('StyleOfEnglish')),
  journal: orNull(
    fields<NonNullable<OrderFormDetails['journal']>>({ name: text, url: orNull(text) }),
  ),
  answers: listOf(contract('ServiceAnswer')),
  suppressInvoiceCreation: orNull(flag),
  requireCustomerNotification: orNull(flag),
})

const documents = fields<ReadDocuments>({
  readAt: instant,
  wordCount: orNull(number),
  languageId: orNull(number),
  areaOfStudyId: orNull(number),
})

export const orderShapes = {
  orders: fields<OrderRow>({
    identity: text,
    owner: text,
    createdAt: instant,
    order: contract('Order'),
    placed,
    receivedAt: instant,
    completionNotified: flag,
  }),
  orderNotices: fields<OrderNoticeRow>({ identity: text, emails: listOf(text) }),
  reviewerResponses: fields<ReviewerResponseRow>({
    identity: text,
    version: number,
    savedAt: instant,
    letter: text,
    manuscript: text,
    comments: listOf(contract('ReviewerComment')),
  }),
  orderForms: fields<OrderFormRow>({
    identity: text,
    owner: text,
    createdAt: instant,
    turn: number,
    changedAt: orNull(instant),
    adminCreated: flag,
    origin: orNull(
      fields<NonNullable<OrderFormRow['origin']>>({
        kind: oneOf('rework', 'reedit', 'digital-edit', 'language-assessment'),
        identity: text,
      }),
    ),
    step: contract('StepName'),
    goal: orNull(contract('GoalName')),
    files: orderFormFiles,
    uploadFilesLater: flag,
    wordCount: orNull(number),
    languageId: orNull(number),
    documents: orNull(documents),
    declineEditing: flag,
    service: orNull(text),
    tier: contract('DeliveryTier'),
    fixedAdditions: listOf(text),
    additions: listOf(
      fields<OrderFormRow['additions'][number]>({ serviceIdentity: text, quantity: number }),
    ),
    bundle: fields<OrderFormRow['bundle']>({
      interested: flag,
      answers: orNull(byName(listOf(text))),
      id: orNull(text),
    }),
    details,
    distinctFrom: orNull(text),
    codes: listOf(text),
    referralEmails: listOf(text),
    currencyIso: orNull(text),
    quote: orNull(
      fields<NonNullable<OrderFormRow['quote']>>({
        estimateId: text,
        madeAt: instant,
        convertedAt: orNull(instant),
      }),
    ),
    voucher: orNull(text),
    receiptCode: orNull(text),
    orderedAs: orNull(text),
  }),
}
