import type { AddressOptions } from '../../mocks/scenarios/scenario-address.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import type { Query } from './engine-page.ts'
import { heading } from './site-visitor.ts'

type SheetScreen = {
  /** Also the name of its pictures. */
  name: string
  scenario: ScenarioName
  opening: AddressOptions
  /** What is there once the screen is drawn. */
  shows: Query
}

const researcher = '/en/researcher'

const formStep = (name: string, at: 'manuscript-services' | 'payment-details', title: string) => ({
  name,
  scenario: 'order-form' as const,
  opening: { path: `${researcher}/submit/${at}`, at },
  shows: heading(title),
})

const screen = (
  name: string,
  path: string,
  shows: Query,
  scenario: ScenarioName = 'returning-customer',
): SheetScreen => ({ name, scenario, opening: { path: `${researcher}${path}` }, shows })

/** The principal screens, in the order of a person's way. */
export const sheetScreens: readonly SheetScreen[] = [
  {
    name: 'sign-in',
    scenario: 'anonymous',
    opening: { path: '/en/login' },
    shows: heading('Sign in'),
  },
  screen('dashboard', '', heading(/^Welcome/)),
  formStep('services', 'manuscript-services', 'Choose a service'),
  formStep('payment', 'payment-details', 'Payment details'),
  screen('order', '/details/{orders.completedPaid}', heading('Completed files', 2)),
  screen('invoices', '/invoices/unpaid', heading('12 unpaid invoices', 2), 'twelve-unpaid'),
  screen(
    'grammar-report',
    '/grammar-check/details/{assessments.fiveKinds}',
    heading('Language quality', 2),
    'assessments',
  ),
  screen(
    'changes',
    '/digital-editing/details/{edits.completed}/changes',
    { css: '[aria-busy=false]' },
    'digital-editing',
  ),
  screen('rewards', '/rewards', heading(/ points$/, 2)),
  {
    name: 'account',
    scenario: 'returning-customer',
    opening: { path: '/en/account' },
    shows: heading('Account and addresses'),
  },
]
