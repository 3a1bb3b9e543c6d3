import { expect, it } from 'vitest'
import { migrationStatusAt } from './migration-status.ts'
import { MOVED_AFTER, TAKEN_IN_AFTER } from './migration-times.ts'

const start = Date.parse('2026-03-02T09:00:00Z')
const none = {
  owner: 'user-1',
  mustMove: false,
  eligible: false,
  optedOut: false,
  optedInAt: null,
  acceptedAt: null,
}
const accepted = { ...none, mustMove: true, acceptedAt: start }
const optedIn = { ...none, eligible: true, optedInAt: start }
const invoiceAt = (instant: number) => ({ transactionDate: new Date(instant).toISOString() })
const moved = start + MOVED_AFTER

it.each([
  ['no migration', undefined, [], start, { inMigratingGroup: false, migrated: false }],
  ['terms requested', { ...none, mustMove: true }, [], moved, { inMigratingGroup: true }],
  ['not migrated yet', accepted, [], moved - 1, { acceptedTermsOfService: true, migrated: false }],
  ['moved', accepted, [], moved, { migrated: true, hasUnpaidInvoices: false }],
  ['held by an invoice', accepted, [invoiceAt(moved - 1)], moved + 1, { migrated: false }],
  [
    'stays migrated after an invoice created meanwhile',
    accepted,
    [invoiceAt(moved)],
    moved,
    { migrated: true },
  ],
  ['chosen', optedIn, [], start + TAKEN_IN_AFTER - 1, { optedIn: true, inMigratingGroup: false }],
  ['taken in', optedIn, [], start + TAKEN_IN_AFTER, { inMigratingGroup: true }],
  ['stayed', { ...none, optedOut: true }, [], start, { optedOut: true, optedIn: false }],
])('%s', (_, row, unpaid, now, expected) => {
  expect(migrationStatusAt(row, unpaid, now)).toMatchObject(expected)
})
