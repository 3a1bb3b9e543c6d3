import type { World } from '../../world/galley-world.ts'
import { stateOf } from '../../world/world-state.ts'
import { membershipLaws, migrationLaws, userLaws } from './account-invariants.ts'
import {
  confirmationLaws,
  passwordResetLaws,
  signOnLaws,
  wechatLoginLaws,
} from './auth-invariants.ts'
import {
  digitalEditLaws,
  digitalPurchaseLaws,
  digitalTranslationLaws,
  tooLongManuscriptLaws,
} from './digital-invariants.ts'
import { fapiaoLaws } from './fapiao-invariants.ts'
import { invoiceLaws } from './invoice-invariants.ts'
import { orderFormLaws } from './order-form-invariants.ts'
import { isOwner, type Law, orderLaws } from './order-invariants.ts'
import { creditLaws, paymentLaws, prepaymentLaws, voucherLaws } from './payment-invariants.ts'
import { referralLaws, rewardLaws, testimonialLaws } from './reward-invariants.ts'

const idOf = ({ identity }: { identity: string }) => identity

import { priceQuoteLaws, promotionalCodeLaws } from './pricing-invariants.ts'

function* brokenIn<Row>(
  world: World,
  name: string,
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
  laws: Law<Row>[],
): Iterable<string> {
  for (const row of rows) {
    for (const { law, holds } of laws) {
      if (!holds(row, world)) yield `${name} ${keyOf(row)} breaks: it ${law}`
    }
  }
}

/** The laws that a world breaks, in words with the row; none where all is well. */
export function brokenLaws(world: World): string[] {
  return [
    ...brokenIn(world, 'Order', world.orders.all(), ({ identity }) => identity, orderLaws),
    ...brokenIn(world, 'User', world.users.all(), ({ identity }) => identity, userLaws),
    ...brokenIn(
      world,
      'Membership',
      world.memberships.all(),
      (row) => row.identity,
      membershipLaws,
    ),
    ...brokenIn(world, 'Migration', world.migrations.all(), ({ owner }) => owner, migrationLaws),
    ...brokenIn(world, 'Reward', world.rewards.all(), ({ identity }) => identity, rewardLaws),
    ...brokenIn(world, 'Referral', world.referrals.all(), ({ identity }) => identity, referralLaws),
    ...brokenIn(
      world,
      'Testimonial',
      world.testimonials.all(),
      ({ identity }) => identity,
      testimonialLaws,
    ),
    ...brokenIn(world, 'Fapiao', world.fapiaos.all(), ({ identity }) => identity, fapiaoLaws),
    ...brokenIn(
      world,
      'Password reset',
      world.passwordResets.all(),
      (it) => it.hash,
      passwordResetLaws,
    ),
    ...brokenIn(
      world,
      'WeChat login',
      world.wechatLogins.all(),
      (it) => it.loginCode,
      wechatLoginLaws,
    ),
    ...brokenIn(world, 'Sign-on', world.signOns.all(), ({ state }) => state, signOnLaws),
    ...brokenIn(
      world,
      'Confirmation',
      world.confirmations.all(),
      ({ code }) => code,
      confirmationLaws,
    ),
    ...brokenIn(world, 'Session', world.sessions.all(), ({ token }) => token, [
      {
        law: 'points to somebody who exists, or nobody',
        holds: ({ userIdentity }) =>
          userIdentity === null || world.users.get(userIdentity) !== undefined,
      },
    ]),
    ...brokenIn(world, 'File', world.files.all(), ({ identity }) => identity, [
      { law: 'belongs to somebody', holds: ({ owner }) => isOwner(world, owner) },
      {
        law: 'has its content, of the size it names',
        holds: ({ identity, size }) => world.contents.get(identity)?.bytes.length === size,
      },
    ]),
    ...brokenIn(world, 'Content', world.contents.all(), ({ identity }) => identity, [
      {
        law: 'is the content of a file',
        holds: ({ identity }) => world.files.get(identity) !== undefined,
      },
    ]),
    ...brokenIn(world, 'Assessment', world.assessments.all(), ({ identity }) => identity, [
      {
        law: 'is of a file of the same owner and name',
        holds: ({ fileIdentity, owner, name }) => {
          const file = world.files.get(fileIdentity)
          return file?.owner === owner && file.name === name
        },
      },
    ]),
    ...brokenIn(world, 'Order form', world.orderForms.all(), idOf, orderFormLaws),
    ...brokenIn(world, 'Digital edit', world.digitalEdits.all(), idOf, digitalEditLaws),
    ...brokenIn(
      world,
      'Digital translation',
      world.digitalTranslations.all(),
      idOf,
      digitalTranslationLaws,
    ),
    ...brokenIn(world, 'Digital purchase', world.digitalPurchases.all(), idOf, digitalPurchaseLaws),
    ...brokenIn(
      world,
      'Too long manuscript of',
      world.tooLongManuscripts.all(),
      ({ owner }) => owner,
      tooLongManuscriptLaws,
    ),
    ...brokenIn(world, 'Mail', world.mails.all(), ({ identity }) => identity, [
      {
        law: 'goes to an address in small letters and says something',
        holds: ({ to, subject, paragraphs }) =>
          to.includes('@') && to === to.toLowerCase() && subject !== '' && paragraphs.length > 0,
      },
    ]),
    ...brokenIn(world, 'Payment', world.payments.all(), (it) => it.receiptCode, paymentLaws),
    ...brokenIn(world, 'Invoice', world.invoices.all(), (it) => it.invoiceNumber, invoiceLaws),
    ...brokenIn(
      world,
      'Prepayment',
      world.prepayments.all(),
      (it) => it.retainerInvoiceNumber,
      prepaymentLaws,
    ),
    ...brokenIn(world, 'Credit', world.credits.all(), (it) => it.referenceNumber, creditLaws),
    ...brokenIn(world, 'Voucher', world.vouchers.all(), (it) => it.code, voucherLaws),
    ...brokenIn(
      world,
      'Promotional code',
      world.promotionalCodes.all(),
      ({ code }) => code,
      promotionalCodeLaws,
    ),
    ...brokenIn(
      world,
      'Price quote',
      world.priceQuotes.all(),
      ({ estimateId }) => estimateId,
      priceQuoteLaws,
    ),
    ...brokenIn(world, 'Fault', world.faults.all(), ({ identity }) => identity, [
      { law: 'has calls left to meet', holds: ({ left }) => left === null || left > 0 },
    ]),
    ...brokenIn(world, 'State', [stateOf(world)], ({ id }) => id, [
      {
        law: 'keeps a session of its browser that exists',
        holds: ({ browserSession }) =>
          browserSession === null || world.sessions.get(browserSession) !== undefined,
      },
      { law: 'holds answers back, not before', holds: ({ latency }) => latency >= 0 },
    ]),
  ]
}
