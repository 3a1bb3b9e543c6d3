import { expect, it } from 'vitest'
import { migrating, unrestrictedUser } from '../guards/visit-for-test.ts'
import {
  greetsInFrame,
  hasSubNavigation,
  isCurrent,
  type NavigationUser,
  navigationFor,
} from './navigation.ts'

const features = {
  anonymous_language_assessment: true,
  digital_editing: true,
  digital_translation: true,
  prepay_enabled: false,
}
const prepayment = {
  retainerInvoiceNumber: 'US-RT-1042',
  totalAmount: 500,
  availablePrepaymentAmount: 0,
  balance: 0,
  formattedDate: 'March 02, 2026',
  transactionDate: '2026-03-02T09:00:00Z',
  boletoUrl: null,
  fapiao: null,
  payment: null,
}
const helen: NavigationUser = {
  hasRewards: false,
  hideInvoices: false,
  languageAssessmentEnabled: true,
  missingFields: false,
  prepayments: [],
  wfoeMigrationStatus: unrestrictedUser.wfoeMigrationStatus,
}
const always = ['/researcher']
const check = '/researcher/grammar-check'
const digital = ['/researcher/digital-editing', '/researcher/digital-translations']
const invoices = '/researcher/invoices'

it.each([
  ['everybody', {}, {}, [...always, check, ...digital, invoices]],
  ['no assessment', { languageAssessmentEnabled: false }, {}, [...always, ...digital, invoices]],
  ['hidden invoices', { hideInvoices: true }, {}, [...always, check, ...digital]],
  [
    'money left of a prepayment',
    { prepayments: [{ ...prepayment, availablePrepaymentAmount: 120 }] },
    {},
    [...always, check, ...digital, invoices, '/researcher/prepay'],
  ],
  [
    'a prepayment still to be paid',
    { prepayments: [{ ...prepayment, balance: 500 }] },
    {},
    [...always, check, ...digital, invoices, '/researcher/prepay'],
  ],
  [
    'a first prepayment, to whom it is open',
    {},
    { prepay_enabled: true },
    [...always, check, ...digital, invoices, '/researcher/prepay'],
  ],
  [
    'no first prepayment where invoices are hidden',
    { hideInvoices: true },
    { prepay_enabled: true },
    [...always, check, ...digital],
  ],
  ['invoices alone while a move waits', { wfoeMigrationStatus: migrating }, {}, [invoices]],
  [
    'nothing while a move waits and invoices are hidden',
    { wfoeMigrationStatus: migrating, hideInvoices: true },
    {},
    [],
  ],
  ['nothing before the account is complete', { missingFields: true }, {}, []],
  [
    'a prepayment used up',
    { prepayments: [prepayment] },
    {},
    [...always, check, ...digital, invoices],
  ],
  [
    'hidden invoices, which hide prepayments too',
    { hideInvoices: true, prepayments: [{ ...prepayment, availablePrepaymentAmount: 120 }] },
    {},
    [...always, check, ...digital],
  ],
  [
    'rewards, and with them the discounts',
    { hasRewards: true },
    {},
    [...always, check, ...digital, invoices, '/researcher/aje-plus', '/researcher/coupons'],
  ],
  [
    'no digital products',
    {},
    { digital_editing: false, digital_translation: false },
    [...always, check, invoices],
  ],
] satisfies [string, Partial<NavigationUser>, Partial<typeof features>, string[]][])(
  'shows the available entries: %s',
  (_, user, flags, paths) => {
    const site = { features: { ...features, ...flags } }
    const entries = navigationFor({ ...helen, ...user }, site)
    expect(entries.map((entry) => entry.paths[0])).toEqual(paths)
  },
)

it.each([
  [true, [check]],
  [false, []],
])('shows a visitor Grammar Check where it is open to visitors: %s', (open, paths) => {
  const site = { features: { ...features, anonymous_language_assessment: open } }
  expect(navigationFor(null, site).map((entry) => entry.paths[0])).toEqual(paths)
})

it.each([
  ['/researcher', '/researcher'],
  ['/researcher/index/orders/_/barley/_/_/1', '/researcher'],
  ['/researcher/details/GX7KQ2M9', undefined],
  ['/researcher/grammar-check/details/la-7', check],
  ['/researcher/rewards', '/researcher/aje-plus'],
  ['/researcher/invoicesx', undefined],
])('at %s the entry is %s', (path, current) => {
  const entries = navigationFor({ ...helen, hasRewards: true }, { features })
  const found = entries.filter((entry) => isCurrent(entry, path))
  expect(found.map((entry) => entry.paths[0])).toEqual(current ? [current] : [])
})

it.each([
  ['/researcher', true, false],
  ['/researcher/index/orders/_/_/_/_/2', true, false],
  ['/researcher/grammar-check', true, true],
  ['/account', true, true],
  ['/researcher/submit/new', false, false],
  ['/researcher/submit', false, false],
  ['/researcher/submitted', true, true],
  ['/rubriq', false, false],
  ['/rubriq/plan/subscribe', false, false],
])('at %s there is a sub-navigation: %s, with a greeting: %s', (path, shown, greeted) => {
  expect(hasSubNavigation(path)).toBe(shown)
  expect(greetsInFrame(path)).toBe(greeted)
})
