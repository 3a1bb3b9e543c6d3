import type { World } from '../../world/galley-world.ts'
import { stateOf } from '../../world/world-state.ts'
import { membershipInvariants, migrationInvariants, userInvariants } from './account-invariants.ts'
import {
  confirmationInvariants,
  passwordResetInvariants,
  signOnInvariants,
  wechatLoginInvariants,
} from './auth-invariants.ts'
import {
  digitalEditInvariants,
  digitalPurchaseInvariants,
  digitalTranslationInvariants,
  tooLongManuscriptInvariants,
} from './digital-invariants.ts'
import { fapiaoInvariants } from './fapiao-invariants.ts'
import { invoiceInvariants } from './invoice-invariants.ts'
import { orderFormInvariants } from './order-form-invariants.ts'
import { type Invariant, orderInvariants, reviewerResponseInvariants } from './order-invariants.ts'
import {
  creditInvariants,
  paymentInvariants,
  prepaymentInvariants,
  voucherInvariants,
} from './payment-invariants.ts'
import {
  assessmentInvariants,
  contentInvariants,
  faultInvariants,
  fileInvariants,
  mailInvariants,
  sessionInvariants,
  stateInvariants,
} from './platform-invariants.ts'
import { priceQuoteInvariants, promotionalCodeInvariants } from './pricing-invariants.ts'
import { referralInvariants, rewardInvariants, testimonialInvariants } from './reward-invariants.ts'
import { uploadInvariants, uploadPieceInvariants } from './upload-invariants.ts'

const check =
  <Row>(
    name: string,
    rowsOf: (world: World) => Iterable<Row>,
    keyOf: (row: Row) => string,
    invariants: readonly Invariant<Row>[],
  ) =>
  (world: World): string[] =>
    [...rowsOf(world)].flatMap((row) =>
      invariants
        .filter(({ holds }) => !holds(row, world))
        .map(({ invariant }) => `${name} ${keyOf(row)} breaks: it ${invariant}`),
    )

const idOf = ({ identity }: { identity: string }) => identity
const codeOf = ({ code }: { code: string }) => code
const ownerOf = ({ owner }: { owner: string }) => owner

const checks = [
  check('Order', ({ orders }) => orders.all(), idOf, orderInvariants),
  check(
    'Answer to reviewers',
    ({ reviewerResponses }) => reviewerResponses.all(),
    idOf,
    reviewerResponseInvariants,
  ),
  check('User', ({ users }) => users.all(), idOf, userInvariants),
  check('Membership', ({ memberships }) => memberships.all(), idOf, membershipInvariants),
  check('Migration', ({ migrations }) => migrations.all(), ownerOf, migrationInvariants),
  check('Reward', ({ rewards }) => rewards.all(), idOf, rewardInvariants),
  check('Referral', ({ referrals }) => referrals.all(), idOf, referralInvariants),
  check('Testimonial', ({ testimonials }) => testimonials.all(), idOf, testimonialInvariants),
  check('Fapiao', ({ fapiaos }) => fapiaos.all(), idOf, fapiaoInvariants),
  check(
    'Password reset',
    ({ passwordResets }) => passwordResets.all(),
    ({ hash }) => hash,
    passwordResetInvariants,
  ),
  check(
    'WeChat login',
    ({ wechatLogins }) => wechatLogins.all(),
    ({ loginCode }) => loginCode,
    wechatLoginInvariants,
  ),
  check(
    'Sign-on',
    ({ signOns }) => signOns.all(),
    ({ state }) => state,
    signOnInvariants,
  ),
  check('Confirmation', ({ confirmations }) => confirmations.all(), codeOf, confirmationInvariants),
  check(
    'Session',
    ({ sessions }) => sessions.all(),
    ({ token }) => token,
    sessionInvariants,
  ),
  check('File', ({ files }) => files.all(), idOf, fileInvariants),
  check('Content', ({ contents }) => contents.all(), idOf, contentInvariants),
  check('Upload', ({ uploads }) => uploads.all(), idOf, uploadInvariants),
  check('Piece', ({ uploadPieces }) => uploadPieces.all(), idOf, uploadPieceInvariants),
  check('Assessment', ({ assessments }) => assessments.all(), idOf, assessmentInvariants),
  check('Order form', ({ orderForms }) => orderForms.all(), idOf, orderFormInvariants),
  check('Digital edit', ({ digitalEdits }) => digitalEdits.all(), idOf, digitalEditInvariants),
  check(
    'Digital translation',
    ({ digitalTranslations }) => digitalTranslations.all(),
    idOf,
    digitalTranslationInvariants,
  ),
  check(
    'Digital purchase',
    ({ digitalPurchases }) => digitalPurchases.all(),
    idOf,
    digitalPurchaseInvariants,
  ),
  check(
    'Too long manuscript of',
    ({ tooLongManuscripts }) => tooLongManuscripts.all(),
    ownerOf,
    tooLongManuscriptInvariants,
  ),
  check('Mail', ({ mails }) => mails.all(), idOf, mailInvariants),
  check(
    'Payment',
    ({ payments }) => payments.all(),
    ({ receiptCode }) => receiptCode,
    paymentInvariants,
  ),
  check(
    'Invoice',
    ({ invoices }) => invoices.all(),
    ({ invoiceNumber }) => invoiceNumber,
    invoiceInvariants,
  ),
  check(
    'Prepayment',
    ({ prepayments }) => prepayments.all(),
    ({ retainerInvoiceNumber }) => retainerInvoiceNumber,
    prepaymentInvariants,
  ),
  check(
    'Credit',
    ({ credits }) => credits.all(),
    ({ referenceNumber }) => referenceNumber,
    creditInvariants,
  ),
  check('Voucher', ({ vouchers }) => vouchers.all(), codeOf, voucherInvariants),
  check(
    'Promotional code',
    ({ promotionalCodes }) => promotionalCodes.all(),
    codeOf,
    promotionalCodeInvariants,
  ),
  check(
    'Price quote',
    ({ priceQuotes }) => priceQuotes.all(),
    ({ estimateId }) => estimateId,
    priceQuoteInvariants,
  ),
  check('Fault', ({ faults }) => faults.all(), idOf, faultInvariants),
  check(
    'State',
    (world) => [stateOf(world)],
    ({ id }) => id,
    stateInvariants,
  ),
]

export const brokenInvariants = (world: World): string[] => checks.flatMap((find) => find(world))
