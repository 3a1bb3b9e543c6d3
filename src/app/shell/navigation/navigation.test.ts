import { expect, it } from 'vitest'
import { migrating, unrestrictedUser } from '../../guards/visit-for-test.ts'
import {
  currentOf,
  greetsInFrame,
  hasSubNavigation,
  type NavigationUser,
  navigationFor,
} from './navigation.ts'
import { type EntryPath, everyEntry } from './navigation-for-test.ts'

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
  pendingPayment: null,
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
const orders = '/researcher'
const check = '/researcher/grammar-check'
const editing = '/researcher/digital-editing'
const translation = '/researcher/digital-translations'
const invoices = '/researcher/invoices'
const prepay = '/researcher/prepay'
const rewards = '/researcher/aje-plus'

/** Entries that are there and by default are not, and the reverse. */
type Difference = { shown?: readonly EntryPath[]; hidden?: readonly EntryPath[] }

const all = everyEntry.map(({ path }) => path)

it.each([
  ['everybody', {}, {}, {}],
  ['no assessment', { languageAssessmentEnabled: false }, {}, { hidden: [check] }],
  ['hidden invoices', { hideInvoices: true }, {}, { hidden: [invoices] }],
  [
    'money left of a prepayment',
    { prepayments: [{ ...prepayment, availablePrepaymentAmount: 120 }] },
    {},
    { shown: [prepay] },
  ],
  [
    'a prepayment still to be paid',
    { prepayments: [{ ...prepayment, balance: 500 }] },
    {},
    { shown: [prepay] },
  ],
  ['a first prepayment, to whom it is open', {}, { prepay_enabled: true }, { shown: [prepay] }],
  [
    'no first prepayment where invoices are hidden',
    { hideInvoices: true },
    { prepay_enabled: true },
    { hidden: [invoices] },
  ],
  [
    'invoices alone while a move waits',
    { wfoeMigrationStatus: migrating },
    {},
    { shown: [invoices], hidden: all },
  ],
  [
    'nothing while a move waits and invoices are hidden',
    { wfoeMigrationStatus: migrating, hideInvoices: true },
    {},
    { hidden: all },
  ],
  ['nothing before the account is complete', { missingFields: true }, {}, { hidden: all }],
  ['a prepayment used up', { prepayments: [prepayment] }, {}, {}],
  [
    'hidden invoices, which hide prepayments too',
    { hideInvoices: true, prepayments: [{ ...prepayment, availablePrepaymentAmount: 120 }] },
    {},
    { hidden: [invoices] },
  ],
  ['rewards', { hasRewards: true }, {}, { shown: [rewards] }],
  [
    'no digital products',
    {},
    { digital_editing: false, digital_translation: false },
    { hidden: [editing, translation] },
  ],
] satisfies [string, Partial<NavigationUser>, Partial<typeof features>, Difference][])(
  'shows what there is: %s',
  (_, user, flags, { shown = [], hidden = [] }: Difference) => {
    const site = { features: { ...features, ...flags } }
    const expected = everyEntry.filter(
      ({ path, byDefault }) => shown.includes(path) || (byDefault && !hidden.includes(path)),
    )
    const entries = navigationFor({ ...helen, ...user }, site)
    expect(entries.map(({ paths, name }) => [paths[0], name.message])).toEqual(
      expected.map(({ path, name }) => [path, name]),
    )
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
  ['/researcher', orders, 'page'],
  ['/researcher/index/orders/_/barley/_/_/1', orders, true],
  ['/researcher/details/GX7KQ2M9', orders, true],
  ['/certificate', orders, true],
  ['/certificate/GX7KQ2M9/edit', orders, true],
  ['/researcher/grammar-check', check, 'page'],
  ['/researcher/grammar-check/details/la-7', check, true],
  ['/researcher/rewards', rewards, 'page'],
  ['/researcher/coupons', rewards, true],
  ['/referral-rewards', rewards, true],
  ['/account', undefined, undefined],
  ['/researcher/invoicesx', undefined, undefined],
] as const)('at %s the entry is %s, as %s', (path, current, mark) => {
  const entries = navigationFor({ ...helen, hasRewards: true }, { features })
  const found = entries.filter((entry) => currentOf(entry, path))
  expect(found.map((entry) => entry.paths[0])).toEqual(current ? [current] : [])
  expect(found.map((entry) => currentOf(entry, path))).toEqual(mark ? [mark] : [])
})

it.each([
  ['/researcher', true, false],
  ['/researcher/index/orders/_/_/_/_/2', true, false],
  ['/researcher/index/re-edit/GX7KQ2M9', true, true],
  ['/researcher/grammar-check', true, true],
  ['/researcher/details/GX7KQ2M9', true, true],
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
