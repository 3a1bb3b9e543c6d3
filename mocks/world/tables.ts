import type { Instant } from '../../src/lib/instant.ts'
import { outlinedTable, table } from '../store/define-table.ts'
import { certificateCode } from './certificate-code.ts'
import { invoiceOutline, orderOutline, paymentOutline } from './outlines.ts'
import type { MembershipRow, MigrationRow } from './rows/account-rows.ts'
import type {
  ConfirmationRow,
  PasswordResetRow,
  SignOnRow,
  WechatLoginRow,
} from './rows/auth-rows.ts'
import type {
  DigitalEditRow,
  DigitalPurchaseRow,
  DigitalTranslationRow,
  TooLongManuscriptRow,
} from './rows/digital-rows.ts'
import type { FapiaoRow } from './rows/fapiao-rows.ts'
import type { OrderFormRow } from './rows/order-form-rows.ts'
import type { OrderNoticeRow } from './rows/order-notice-rows.ts'
import type { CreditRow, PrepaymentRow, VoucherRow } from './rows/payment-rows.ts'
import type { PriceQuoteRow, PromotionalCodeRow } from './rows/pricing-rows.ts'
import type { RecordedCallRow } from './rows/recorded-call-row.ts'
import type { ReviewerResponseRow } from './rows/reviewer-response-row.ts'
import type { ReferralRow, RewardRow, TestimonialRow } from './rows/reward-rows.ts'
import type {
  AssessmentRow,
  ContentRow,
  FaultRow,
  FileRow,
  MailRow,
  ReplayRow,
  SessionRow,
  StateRow,
  UserRow,
} from './rows/rows.ts'
import type { UploadPieceRow, UploadRow } from './rows/upload-rows.ts'

const newestFirst = {
  sort: (row: { readonly createdAt: Instant }) => row.createdAt,
  descending: true,
} as const

export const tables = {
  state: table<StateRow>()({ key: 'id' }),
  users: table<UserRow>()({ key: 'identity', unique: ['email'] }),
  sessions: table<SessionRow>()({
    key: 'token',
    indexes: { byUser: { of: (session) => session.userIdentity } },
  }),
  passwordResets: table<PasswordResetRow>()({
    key: 'hash',
    indexes: {
      openByUser: { of: (reset) => (reset.usedAt === null ? reset.userIdentity : undefined) },
    },
  }),
  wechatLogins: table<WechatLoginRow>()({ key: 'loginCode' }),
  signOns: table<SignOnRow>()({ key: 'state' }),
  confirmations: table<ConfirmationRow>()({ key: 'code' }),
  memberships: table<MembershipRow>()({
    key: 'identity',
    indexes: {
      currentByOwner: { of: (membership) => (membership.current ? membership.owner : undefined) },
    },
  }),
  migrations: table<MigrationRow>()({ key: 'owner' }),
  orders: outlinedTable(orderOutline)({
    key: 'identity',
    text: ({ order }) => order.title,
    indexes: {
      byOwner: { of: (order) => order.owner, ...newestFirst },
      byCertificate: { of: (order) => certificateCode(order.identity) },
      openByOwner: { of: (order) => (order.isOpen ? order.owner : undefined) },
      settledByOwner: {
        of: ({ isOpen, status, owner }) => (isOpen ? undefined : `${status} ${owner}`),
      },
      unnotified: {
        of: ({ unnotifiedEnd }) => (unnotifiedEnd === null ? undefined : true),
        sort: ({ unnotifiedEnd }) => unnotifiedEnd,
      },
      undated: {
        of: ({ undatedSince }) => (undatedSince === null ? undefined : true),
        sort: ({ undatedSince }) => undatedSince,
      },
    },
  }),
  orderNotices: table<OrderNoticeRow>()({ key: 'identity' }),
  reviewerResponses: table<ReviewerResponseRow>()({ key: 'identity' }),
  files: table<FileRow>()({
    key: 'identity',
    indexes: { byOwner: { of: (file) => file.owner, ...newestFirst } },
  }),
  contents: table<ContentRow>()({ key: 'identity' }),
  uploads: table<UploadRow>()({
    key: 'identity',
    indexes: {
      byOwner: { of: (upload) => upload.owner },
      byEnd: { of: () => true, sort: (upload) => upload.expiresAt },
    },
  }),
  uploadPieces: table<UploadPieceRow>()({
    key: 'identity',
    indexes: { byUpload: { of: (piece) => piece.uploadIdentity, sort: (piece) => piece.offset } },
  }),
  assessments: table<AssessmentRow>()({
    key: 'identity',
    indexes: {
      byOwner: {
        of: (assessment) => (assessment.archived ? undefined : assessment.owner),
        ...newestFirst,
      },
    },
  }),
  orderForms: table<OrderFormRow>()({
    key: 'identity',
    indexes: {
      byOwner: { of: (form) => form.owner, sort: (form) => form.turn, descending: true },
    },
  }),
  digitalEdits: table<DigitalEditRow>()({
    key: 'identity',
    indexes: {
      byOwner: { of: (edit) => (edit.archived ? undefined : edit.owner), ...newestFirst },
    },
  }),
  digitalTranslations: table<DigitalTranslationRow>()({
    key: 'identity',
    indexes: {
      byOwner: {
        of: (translation) => (translation.archived ? undefined : translation.owner),
        ...newestFirst,
      },
      byPurchase: { of: (translation) => translation.purchaseIdentity },
    },
  }),
  digitalPurchases: table<DigitalPurchaseRow>()({
    key: 'identity',
    indexes: { byOwner: { of: (purchase) => purchase.owner, ...newestFirst } },
  }),
  tooLongManuscripts: table<TooLongManuscriptRow>()({ key: 'owner' }),
  mails: table<MailRow>()({
    key: 'identity',
    indexes: { byRecipient: { of: (mail) => mail.to, ...newestFirst } },
  }),
  payments: outlinedTable(paymentOutline)({
    key: 'receiptCode',
    indexes: {
      byOwner: { of: (payment) => payment.owner, ...newestFirst },
      openByOwner: { of: ({ isOpen, owner }) => (isOpen ? owner : undefined), ...newestFirst },
      waiting: {
        of: ({ endsAt }) => (endsAt === null ? undefined : 'open'),
        sort: ({ endsAt }) => endsAt,
      },
    },
  }),
  invoices: outlinedTable(invoiceOutline)({
    key: 'invoiceNumber',
    indexes: {
      byOwner: { of: (invoice) => invoice.owner, ...newestFirst },
      byOrder: { of: (invoice) => invoice.orderIdentity ?? undefined, ...newestFirst },
      unpaidByOwner: {
        of: ({ isUnpaid, owner }) => (isUnpaid ? owner : undefined),
        ...newestFirst,
      },
    },
  }),
  prepayments: table<PrepaymentRow>()({
    key: 'retainerInvoiceNumber',
    indexes: { byOwner: { of: (prepayment) => prepayment.owner, ...newestFirst } },
  }),
  credits: table<CreditRow>()({
    key: 'referenceNumber',
    indexes: { byOwner: { of: (credit) => credit.owner, ...newestFirst } },
  }),
  fapiaos: table<FapiaoRow>()({
    key: 'identity',
    indexes: {
      byOwner: { of: (fapiao) => fapiao.owner, ...newestFirst },
      byPayment: { of: (fapiao) => fapiao.paymentId, ...newestFirst },
      unnotified: {
        of: (fapiao) => (fapiao.notified ? undefined : true),
        sort: (fapiao) => fapiao.createdAt,
      },
    },
  }),
  vouchers: table<VoucherRow>()({ key: 'code' }),
  promotionalCodes: table<PromotionalCodeRow>()({
    key: 'code',
    indexes: { offered: { of: (code) => code.offered, sort: (code) => code.code } },
  }),
  priceQuotes: table<PriceQuoteRow>()({
    key: 'estimateId',
    indexes: { byOwner: { of: (quote) => quote.owner, ...newestFirst } },
  }),
  rewards: table<RewardRow>()({
    key: 'identity',
    indexes: { byOwner: { of: (reward) => reward.owner, ...newestFirst } },
  }),
  referrals: table<ReferralRow>()({
    key: 'identity',
    indexes: {
      byOwner: { of: (referral) => referral.owner, ...newestFirst },
      byEmail: { of: (referral) => referral.email },
    },
  }),
  testimonials: table<TestimonialRow>()({
    key: 'identity',
    indexes: { byOwner: { of: (testimonial) => testimonial.owner, ...newestFirst } },
  }),
  faults: table<FaultRow>()({
    key: 'identity',
    indexes: { byOperation: { of: (fault) => fault.operation } },
  }),
  replays: table<ReplayRow>()({ key: 'key' }),
  recordedCalls: table<RecordedCallRow>()({
    key: 'key',
    indexes: { byAddress: { of: (call) => call.address, sort: (call) => call.order } },
  }),
}
