import type { Page } from 'playwright'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import type { Loaded, PageReady } from './page-weight.ts'

/** What is pressed, and how. */
export type Click = { name: string; press: (page: Page) => Promise<void> }

export type Budget = {
  name: string
  path: string
  scenario: ScenarioName
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

export const budgets: Budget[] = [
  {
    name: 'sign-in',
    path: '/en/login',
    scenario: 'anonymous',
    ready: (page) => page.locator('input[type=password]').waitFor(),
    firstUse: 'form input',
    scripts: 172_000,
    files: 8,
    styles: 12_000,
    largestPaint: 2_000,
    usable: 2_200,
    clicks: [firstButton],
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
    scripts: 200_000,
    files: 12,
    largestPaint: 2_600,
    usable: 2_800,
    clicks: [firstButton],
  },
  {
    name: 'get started',
    path: '/en/researcher/submit/get-started',
    scenario: 'anonymous',
    ready: (page) => page.getByRole('radio').first().waitFor(),
    firstUse: 'form input',
    scripts: 240_000,
    files: 14,
    largestPaint: 2_600,
    usable: 3_000,
    clicks: [
      firstButton,
      { name: 'goal', press: (page) => page.getByText('Edit my manuscript').click() },
      { name: 'other goal', press: (page) => page.getByText('Format my figures').click() },
      {
        name: 'upload later',
        press: (page) => page.getByText("I'll upload my files later").click(),
      },
      {
        name: 'next step',
        press: (page) => page.getByRole('button', { name: /^See services/ }).click(),
      },
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
