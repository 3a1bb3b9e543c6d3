import { expect, it } from 'vitest'
import { type MigrationStatus, migrationNotice, migrationStage } from './migration-rules.ts'

const untouched: MigrationStatus = {
  acceptedTermsOfService: false,
  migrated: false,
  inMigratingGroup: false,
  optedOut: false,
  optedIn: false,
  hasUnpaidInvoices: false,
  migrationEligible: false,
  noticeSkipped: false,
}
const group = { inMigratingGroup: true }
const eligible = { migrationEligible: true }

it.each([
  ['outside the group', {}, 'none'],
  ['outside the group, whatever was accepted', { acceptedTermsOfService: true }, 'none'],
  ['in the group', group, 'terms'],
  ['in the group, moved without the terms', { ...group, migrated: true }, 'terms'],
  ['accepted', { ...group, acceptedTermsOfService: true }, 'waiting'],
  ['moved', { ...group, acceptedTermsOfService: true, migrated: true }, 'done'],
])('%s: %j is the stage %s', (_, change, expected) => {
  expect(migrationStage({ ...untouched, ...change })).toBe(expected)
})

it.each([
  ['not eligible', {}, undefined],
  ['eligible', eligible, 'offer'],
  ['with unpaid invoices too', { ...eligible, hasUnpaidInvoices: true }, 'offer'],
  ['chosen', { ...eligible, optedIn: true }, 'chosen'],
  ['put off', { ...eligible, noticeSkipped: true }, undefined],
  ['chosen and postponed', { ...eligible, optedIn: true, noticeSkipped: true }, undefined],
  ['chose to stay', { ...eligible, optedOut: true }, undefined],
  ['in the group since', { ...eligible, ...group, optedIn: true }, undefined],
])('%s: %j gets the notice %s', (_, change, expected) => {
  expect(migrationNotice({ ...untouched, ...change })).toBe(expected)
})
