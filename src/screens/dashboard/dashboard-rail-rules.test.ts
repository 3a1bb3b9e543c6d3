import { expect, it } from 'vitest'
import { dashboardWidgets } from './dashboard-rail-rules.ts'

const hidden = {
  code: 'QUIETCLUB',
  greetingText: null,
  discount: null,
  percentageDiscount: 5,
  discountUsed: false,
  shareable: true,
  membershipDisplayed: false,
}

it.each([
  ['in no group', null, ['group']],
  ['in a group', { ...hidden, membershipDisplayed: true }, ['group']],
  ['in a group that does not show it', hidden, []],
])('%s', (_name, preferredGroup, widgets) => {
  const without = { hasRewards: false, hideInvoices: false, prepayments: [], referralCode: null }
  const user = { ...without, preferredGroup }
  expect(dashboardWidgets(user)).toEqual(widgets)
})

it.each([
  ['no prepayment', false, false, [], null, []],
  ['a balance is left', false, false, [0, 179.5], null, ['prepay']],
  ['the balance is spent', false, false, [0, 0], null, []],
  ['invoices are hidden', false, true, [400], null, []],
  ['points are collected', true, false, [400], null, ['rewards']],
  ['points are collected, and invoices hidden', true, true, [400], null, ['rewards']],
  ['there is a link to share', false, false, [], 'HMARSH40', ['referrals']],
  ['all of it', true, false, [400], 'HMARSH40', ['rewards', 'referrals']],
])('%s', (_name, hasRewards, hideInvoices, left, referralCode, widgets) => {
  const prepayments = left.map((availablePrepaymentAmount) => ({
    retainerInvoiceNumber: 'US-RT-1',
    totalAmount: 500,
    availablePrepaymentAmount,
    balance: 0,
    formattedDate: 'November 2, 2026',
    transactionDate: '2026-11-02T10:00:00.000Z',
    boletoUrl: null,
    pendingPayment: null,
    fapiao: null,
    payment: null,
  }))
  const user = { hasRewards, hideInvoices, prepayments, referralCode, preferredGroup: hidden }
  expect(dashboardWidgets(user)).toEqual(widgets)
})
