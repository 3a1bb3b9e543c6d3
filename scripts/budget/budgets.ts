import type { Page } from 'playwright'
import { testStorage } from '../../src/ui/form/draft/memory-storage.ts'
import { keepChecked } from '../../stories/grammar-check/keep-drafts.ts'
import type { LateLibrary } from './forbidden-code.ts'
import type { MockedPage } from './mock-api.ts'
import type { Loaded, WeighedPage } from './page-weight.ts'
import { label, labelPattern } from './product-labels.ts'

/** What is pressed, and how. */
export type Click = { name: string; press: (page: Page) => Promise<void> }

type WeightBudget = MockedPage &
  WeighedPage & {
    name: string
    /** Bytes on the wire. */
    scripts: number
    files: number
    styles?: number
    /** Libraries that other pages load later. */
    madeOf?: readonly LateLibrary[]
    /** Paths of calls that it makes with more than one query. */
    asksAgain?: readonly string[]
  }

export type Budget = WeightBudget & {
  /** Selector of the first field or row that people need. */
  firstUse: string
  /** What it is compared with: the bare page's field, or its first row, which comes with an answer. */
  firstUseIs: 'field' | 'row'
  /** Largest paint and first use, in times of the bare page's first use. */
  timesBare: number
  /** Each is to be answered in time, one after the other. */
  clicks: readonly Click[]
}

const firstButton: Click = {
  name: 'first button',
  press: (page) => page.getByRole('button').first().click(),
}

const button = (name: string, label: string | RegExp): Click => ({
  name,
  press: (page) => page.getByRole('button', { name: label, exact: true }).click(),
})

const radio = (name: string, label: RegExp): Click => ({
  name,
  press: (page) => page.getByRole('radio', { name: label }).click(),
})

const text = (name: string, shown: string): Click => ({
  name,
  press: (page) => page.getByText(shown).first().click(),
})

export const budgets: Budget[] = [
  {
    name: 'sign-in',
    path: '/en/login',
    scenario: 'anonymous',
    ready: (page) => page.locator('input[type=password]').waitFor(),
    firstUse: 'form input',
    firstUseIs: 'field',
    scripts: 172_500,
    files: 7,
    styles: 12_000,
    timesBare: 1.65,
    clicks: [firstButton, button('sign in', label('sign-in', 'Sign in'))],
  },
  {
    name: 'dashboard',
    path: '/en/researcher',
    scenario: 'returning-customer',
    ready: (page) =>
      page
        .getByText(/^GX[A-Z0-9]{6}$/)
        .first()
        .waitFor(),
    firstUse: 'main li h3 a',
    firstUseIs: 'row',
    scripts: 185_400,
    files: 12,
    timesBare: 1.75,
    clicks: [
      firstButton,
      text('search fold', label('orders', 'Search and filter')),
      button('search', label('order-search', 'Search')),
    ],
  },
  {
    name: 'get started',
    path: '/en/researcher/submit/get-started',
    scenario: 'anonymous',
    ready: (page) => page.getByRole('radio').first().waitFor(),
    firstUse: 'form input',
    firstUseIs: 'field',
    scripts: 246_500,
    files: 16,
    timesBare: 2.2,
    clicks: [
      firstButton,
      text('goal', label('order-form', 'Edit my manuscript')),
      text('other goal', label('order-form', 'Format my figures and tables')),
      text('upload later', label('order-form', "I'll upload my files later")),
      button('next step', label('order-form', 'See services for your files')),
    ],
  },
  {
    name: 'order details',
    path: '/en/researcher/details/{orders.inProgress}',
    scenario: 'returning-customer',
    ready: (page) => page.getByRole('heading', { level: 1, name: /^GX/ }).waitFor(),
    firstUse: 'main ol li',
    firstUseIs: 'row',
    scripts: 218_600,
    files: 17,
    timesBare: 1.8,
    clicks: [
      firstButton,
      button('calendar', labelPattern('calendar', 'Add to calendar')),
      button('recipient', labelPattern('order-details', 'Add an address', 'e-mail')),
    ],
  },
  {
    name: 'payment',
    path: '/en/researcher/submit/payment-details',
    scenario: 'order-form',
    at: 'payment-details',
    ready: (page) => page.getByRole('button', { name: /^Pay/ }).waitFor(),
    firstUse: 'main form [type=radio]',
    firstUseIs: 'row',
    scripts: 247_000,
    files: 17,
    timesBare: 2.1,
    clicks: [
      firstButton,
      // Methods have their own words for it.
      button('pay', labelPattern('payment', 'Pay {price}')),
      radio('method', labelPattern('payment', 'PayPal')),
      radio('other method', labelPattern('payment', 'Bank transfer')),
    ],
  },
  {
    name: 'invoices',
    path: '/en/researcher/invoices',
    scenario: 'returning-customer',
    ready: (page) => page.getByRole('table', { name: 'Invoices' }).waitFor(),
    firstUse: 'main table td',
    firstUseIs: 'row',
    scripts: 215_000,
    files: 17,
    timesBare: 1.95,
    clicks: [
      firstButton,
      text('filter fold', label('invoices', 'Filter my invoices')),
      button('filter', label('invoices', 'Filter')),
    ],
  },
]

function keptFingerprints(): ReadonlyMap<string, string> {
  const storage = testStorage()
  keepChecked(['first', 'second'], storage)
  return storage.map
}

/** Pages whose time is that of their worker or chart. */
export const weighedPages: WeightBudget[] = [
  {
    name: 'your data',
    path: '/en/account/data',
    scenario: 'prepaid',
    ready: (page) =>
      page
        .getByText(/^Files of GX/)
        .first()
        .waitFor(),
    scripts: 228_100,
    files: 18,
  },
  {
    name: 'side by side',
    path: '/en/researcher/details/{orders.translated}/files/translated-manuscript-clean/side-by-side',
    scenario: 'china',
    ready: (page) => page.locator('[aria-busy=false]').waitFor(),
    scripts: 222_800,
    files: 20,
  },
  {
    name: 'reviewers',
    path: '/en/researcher/reviewer-response/{orders.completedPaid}',
    scenario: 'returning-customer',
    ready: (page) => page.getByRole('textbox').first().waitFor(),
    scripts: 226_900,
    files: 18,
  },
  {
    name: 'drafts',
    path: '/en/researcher/grammar-check/details/{drafts.second}',
    scenario: 'manuscript-drafts',
    kept: keptFingerprints,
    ready: (page) => page.getByRole('heading', { name: /^Still there/ }).waitFor(),
    madeOf: ['charts'],
    asksAgain: ['/api/grammar-check/search'],
    scripts: 311_800,
    files: 19,
  },
]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

type Line = { what: string; measured: string; limit: string; holds: boolean }

export function compareWeight(budget: WeightBudget, loaded: Loaded[]): Line[] {
  const of = (kind: Loaded['kind']) => loaded.filter((one) => one.kind === kind)
  const bytes = (kind: Loaded['kind']) => of(kind).reduce((sum, one) => sum + one.bytes, 0)
  const line = (what: string, measured: number, limit: number, say: (value: number) => string) => ({
    what: `${budget.name} ${what}`,
    measured: say(measured),
    limit: say(limit),
    holds: measured > 0 && measured <= limit,
  })
  const lines = [
    line('scripts', bytes('script'), budget.scripts, kilobytes),
    line('script files', of('script').length, budget.files, String),
  ]
  if (budget.styles) lines.push(line('styles', bytes('style'), budget.styles, kilobytes))
  return lines
}

export function tableOf(lines: Line[]): string {
  return lines
    .map(({ what, measured, limit, holds }) =>
      [holds ? '✓' : '✗', what.padEnd(28), measured.padStart(10), `of ${limit}`].join(' '),
    )
    .join('\n')
}
