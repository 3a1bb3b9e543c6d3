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
import { type Invariant, isOwner, orderInvariants } from './order-invariants.ts'
import {
  creditInvariants,
  paymentInvariants,
  prepaymentInvariants,
  voucherInvariants,
} from './payment-invariants.ts'
import { referralInvariants, rewardInvariants, testimonialInvariants } from './reward-invariants.ts'

const idOf = ({ identity }: { identity: string }) => identity

import { priceQuoteInvariants, promotionalCodeInvariants } from './pricing-invariants.ts'

function* brokenIn<Row>(
  world: World,
  name: string,
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
  invariants: Invariant<Row>[],
): Iterable<string> {
  for (const row of rows) {
    for (const { invariant, holds } of invariants) {
      if (!holds(row, world)) yield `${name} ${keyOf(row)} breaks: it ${invariant}`
    }
  }
}

export function brokenInvariants(world: World): string[] {
  return [
    ...brokenIn(world, 'Order', world.orders.all(), ({ identity }) => identity, orderInvariants),
    ...brokenIn(world, 'User', world.users.all(), ({ identity }) => identity, userInvariants),
    ...brokenIn(
      world,
      'Membership',
      world.memberships.all(),
      (row) => row.identity,
      membershipInvariants,
    ),
    ...brokenIn(
      world,
      'Migration',
      world.migrations.all(),
      ({ owner }) => owner,
      migrationInvariants,
    ),
    ...brokenIn(world, 'Reward', world.rewards.all(), ({ identity }) => identity, rewardInvariants),
    ...brokenIn(
      world,
      'Referral',
      world.referrals.all(),
      ({ identity }) => identity,
      referralInvariants,
    ),
    ...brokenIn(
      world,
      'Testimonial',
      world.testimonials.all(),
      ({ identity }) => identity,
      testimonialInvariants,
    ),
    ...brokenIn(world, 'Fapiao', world.fapiaos.all(), ({ identity }) => identity, fapiaoInvariants),
    ...brokenIn(
      world,
      'Password reset',
      world.passwordResets.all(),
      (it) => it.hash,
      passwordResetInvariants,
    ),
    ...brokenIn(
      world,
      'WeChat login',
      world.wechatLogins.all(),
      (it) => it.loginCode,
      wechatLoginInvariants,
    ),
    ...brokenIn(world, 'Sign-on', world.signOns.all(), ({ state }) => state, signOnInvariants),
    ...brokenIn(
      world,
      'Confirmation',
      world.confirmations.all(),
      ({ code }) => code,
      confirmationInvariants,
    ),
    ...brokenIn(world, 'Session', world.sessions.all(), ({ token }) => token, [
      {
        invariant: 'points to an existing user, or none',
        holds: ({ userIdentity }) =>
          userIdentity === null || world.users.get(userIdentity) !== undefined,
      },
    ]),
    ...brokenIn(world, 'File', world.files.all(), ({ identity }) => identity, [
      { invariant: 'belongs to an existing user', holds: ({ owner }) => isOwner(world, owner) },
      {
        invariant: 'has its content, of the size it names',
        holds: ({ identity, size }) => world.contents.get(identity)?.bytes.length === size,
      },
    ]),
    ...brokenIn(world, 'Content', world.contents.all(), ({ identity }) => identity, [
      {
        invariant: 'is the content of a file',
        holds: ({ identity }) => world.files.get(identity) !== undefined,
      },
    ]),
    ...brokenIn(world, 'Assessment', world.assessments.all(), ({ identity }) => identity, [
      {
        invariant: 'is of a file of the same owner and name',
        holds: ({ fileIdentity, owner, name }) => {
          const file = world.files.get(fileIdentity)
          return file?.owner === owner && file.name === name
        },
      },
    ]),
    ...brokenIn(world, 'Order form', world.orderForms.all(), idOf, orderFormInvariants),
    ...brokenIn(world, 'Digital edit', world.digitalEdits.all(), idOf, digitalEditInvariants),
    ...brokenIn(
      world,
      'Digital translation',
      world.digitalTranslations.all(),
      idOf,
      digitalTranslationInvariants,
    ),
    ...brokenIn(
      world,
      'Digital purchase',
      world.digitalPurchases.all(),
      idOf,
      digitalPurchaseInvariants,
    ),
    ...brokenIn(
      world,
      'Too long manuscript of',
      world.tooLongManuscripts.all(),
      ({ owner }) => owner,
      tooLongManuscriptInvariants,
    ),
    ...brokenIn(world, 'Mail', world.mails.all(), ({ identity }) => identity, [
      {
        invariant: 'goes to an address in small letters and says something',
        holds: ({ to, subject, paragraphs }) =>
          to.includes('@') && to === to.toLowerCase() && subject !== '' && paragraphs.length > 0,
      },
    ]),
    ...brokenIn(world, 'Payment', world.payments.all(), (it) => it.receiptCode, paymentInvariants),
    ...brokenIn(
      world,
      'Invoice',
      world.invoices.all(),
      (it) => it.invoiceNumber,
      invoiceInvariants,
    ),
    ...brokenIn(
      world,
      'Prepayment',
      world.prepayments.all(),
      (it) => it.retainerInvoiceNumber,
      prepaymentInvariants,
    ),
    ...brokenIn(world, 'Credit', world.credits.all(), (it) => it.referenceNumber, creditInvariants),
    ...brokenIn(world, 'Voucher', world.vouchers.all(), (it) => it.code, voucherInvariants),
    ...brokenIn(
      world,
      'Promotional code',
      world.promotionalCodes.all(),
      ({ code }) => code,
      promotionalCodeInvariants,
    ),
    ...brokenIn(
      world,
      'Price quote',
      world.priceQuotes.all(),
      ({ estimateId }) => estimateId,
      priceQuoteInvariants,
    ),
    ...brokenIn(world, 'Fault', world.faults.all(), ({ identity }) => identity, [
      { invariant: 'has calls left to meet', holds: ({ left }) => left === null || left > 0 },
    ]),
    ...brokenIn(world, 'State', [stateOf(world)], ({ id }) => id, [
      {
        invariant: 'keeps a session of its browser that exists',
        holds: ({ browserSession }) =>
          browserSession === null || world.sessions.get(browserSession) !== undefined,
      },
      { invariant: 'holds answers back, not before', holds: ({ latency }) => latency >= 0 },
    ]),
  ]
}
