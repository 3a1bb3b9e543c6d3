import { expect, it } from 'vitest'
import { migrationStepsOf } from './migration-steps-of.ts'

it.each([
  [false, false, 'terms waiting, move off, continue off'],
  [false, true, 'terms waiting, invoices waiting, move off, continue off'],
  [true, true, 'terms done, invoices waiting, move off, continue off'],
  [true, false, 'terms done, move running, continue off'],
])(
  'terms accepted %s, unpaid invoices %s: %s',
  (acceptedTermsOfService, hasUnpaidInvoices, expected) => {
    const steps = migrationStepsOf({ acceptedTermsOfService, hasUnpaidInvoices })
    expect(steps.map(({ step, tone }) => `${step} ${tone}`).join(', ')).toBe(expected)
  },
)
