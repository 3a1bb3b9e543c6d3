import type { Page } from 'playwright'
import type { MockedPage } from './mock-api.ts'
import type { Loaded, PageReady } from './page-weight.ts'

/** What is pressed, and how. */
export type Click = { name: string; press: (page: Page) => Promise<void> }

export type Budget = MockedPage & {
  name: string
  ready: PageReady
  /** Selector of the first field or row that people need. */
  firstUse: string
  /** Bytes on the wire. */
  scripts: number
  files: number
  styles?: number
  /** Milliseconds on a slow line and a slow machine. */
  largestPaint: number
  usable: number
  /** Each is to be answered in time, one after the other. */
  clicks: readonly Click[]
}

const firstButton: Click = {
  name: 'first button',
  press: (page) => page.getByRole('button').first().click(),
}

const button = (name: string, start: string): Click => ({
  name,
  press: (page) => page.getByRole('button', { name: new RegExp(`^${start}`) }).click(),
})

const radio = (name: string, start: string): Click => ({
  name,
  press: (page) => page.getByRole('radio', { name: new RegExp(`^${start}`) }).click(),
})

export const budgets: Budget[] = [
  {
    name: 'sign-in',
    path: '/en/login',
    scenario: 'anonymous',
    ready: (page) => page.locator('input[type=password]').waitFor(),
    firstUse: 'form input',
    scripts: 165_000,
    files: 8,
    styles: 12_000,
    largestPaint: 2_000,
    usable: 2_000,
    clicks: [firstButton, button('sign in', 'Sign in$')],
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
    scripts: 195_000,
    files: 12,
    largestPaint: 2_500,
    usable: 2_500,
    clicks: [firstButton, button('search', 'Search$')],
  },
  {
    name: 'get started',
    path: '/en/researcher/submit/get-started',
    scenario: 'anonymous',
    ready: (page) => page.getByRole('radio').first().waitFor(),
    firstUse: 'form input',
    scripts: 230_000,
    files: 14,
    largestPaint: 2_600,
    usable: 2_600,
    clicks: [
      firstButton,
      { name: 'goal', press: (page) => page.getByText('Edit my manuscript').click() },
      { name: 'other goal', press: (page) => page.getByText('Format my figures').click() },
      {
        name: 'upload later',
        press: (page) => page.getByText("I'll upload my files later").click(),
      },
      button('next step', 'See services'),
    ],
  },
  {
    name: 'order details',
    path: '/en/researcher/details/{orders.inProgress}',
    scenario: 'returning-customer',
    ready: (page) => page.getByRole('heading', { level: 1, name: /^GX/ }).waitFor(),
    firstUse: 'main ol li',
    scripts: 220_000,
    files: 16,
    largestPaint: 2_600,
    usable: 2_600,
    clicks: [
      firstButton,
      button('calendar', 'Add to calendar'),
      button('recipient', 'Add an address'),
    ],
  },
  {
    name: 'payment',
    path: '/en/researcher/submit/payment-details',
    scenario: 'order-form',
    at: 'payment-details',
    ready: (page) => page.getByRole('button', { name: /^Pay/ }).waitFor(),
    firstUse: 'main form [type=radio]',
    scripts: 240_000,
    files: 16,
    largestPaint: 2_800,
    usable: 2_800,
    clicks: [
      firstButton,
      radio('method', 'PayPal'),
      radio('other method', 'Bank transfer'),
      button('pay', 'Pay '),
    ],
  },
  {
    name: 'invoices',
    path: '/en/researcher/invoices',
    scenario: 'returning-customer',
    ready: (page) => page.getByRole('table', { name: 'Invoices' }).waitFor(),
    firstUse: 'main table td',
    scripts: 220_000,
    files: 16,
    largestPaint: 2_600,
    usable: 2_600,
    clicks: [
      firstButton,
      {
        name: 'documents',
        press: (page) => page.getByText('1 more document').first().click(),
      },
      button('filter', 'Filter$'),
    ],
  },
]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export type Line = { what: string; measured: string; limit: string; holds: boolean }

export function compareWeight(budget: Budget, loaded: Loaded[]): Line[] {
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
