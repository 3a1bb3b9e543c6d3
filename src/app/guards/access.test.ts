import { expect, it } from 'vitest'
import type { GuardedUser, GuardResult } from './route-guards.ts'
import { guardResultFor, migrating, unrestrictedUser, type VisitInput } from './visit-for-test.ts'

const accepted = { ...migrating, acceptedTermsOfService: true }
const people = {
  visitor: null,
  customer: {},
  ofAnotherSite: { localizationMismatch: true },
  locked: { creditNotesLocked: true },
  toBeRedirected: { requiresLocalizationRedirect: true },
  migrating: { wfoeMigrationStatus: migrating },
  waiting: { wfoeMigrationStatus: accepted },
  migrated: { wfoeMigrationStatus: { ...accepted, migrated: true } },
  eligible: {
    wfoeMigrationStatus: { ...unrestrictedUser.wfoeMigrationStatus, migrationEligible: true },
  },
  incomplete: { missingFields: true },
  incompleteAndMigrating: { missingFields: true, wfoeMigrationStatus: migrating },
} satisfies Record<string, Partial<GuardedUser> | null>

const pages = {
  certificate: { path: '/certificate/verify', access: 'anyone' },
  ordering: { path: '/researcher/submit/new', access: 'anyone' },
  dashboard: { path: '/researcher', access: 'signed-in' },
  checking: { path: '/researcher/grammar-check', access: 'anonymous-if-allowed' },
  checkingClosed: {
    path: '/researcher/grammar-check',
    access: 'anonymous-if-allowed',
    flags: { anonymous_language_assessment: false },
  },
  account: { path: '/account', access: 'signed-in' },
  move: { path: '/researcher/wfoe-migration-status', access: 'signed-in' },
} satisfies Record<string, Omit<VisitInput, 'user'>>

function summaryOf(result: GuardResult | undefined): string {
  if (!result) return 'in'
  if (result.kind === 'go') return result.path
  return result.kind === 'leave' ? 'leaves' : 'warned'
}

const status = '/researcher/wfoe-migration-status'
const home = '/researcher'
const heldPages = { certificate: 'in', ordering: status, dashboard: status, checking: status }
const wholly = (word: string) => Object.fromEntries(Object.keys(pages).map((at) => [at, word]))
const open = { ...wholly('in'), move: home }

it.each<[keyof typeof people, Record<string, string>]>([
  ['visitor', { ...wholly('/login'), certificate: 'in', ordering: 'in', checking: 'in' }],
  ['customer', open],
  ['ofAnotherSite', wholly('warned')],
  ['locked', wholly('warned')],
  ['toBeRedirected', wholly('leaves')],
  ['migrating', { ...heldPages, checkingClosed: status, account: status, move: 'in' }],
  ['waiting', { ...heldPages, checkingClosed: status, account: status, move: 'in' }],
  ['migrated', open],
  ['eligible', open],
  ['incomplete', { ...wholly('/account'), certificate: 'in', account: 'in', move: home }],
  ['incompleteAndMigrating', { ...heldPages, checkingClosed: status, account: status, move: 'in' }],
])('guards each route for a person who is %s', (person, expected) => {
  const seen = Object.entries(pages).map(([name, page]) => [
    name,
    summaryOf(guardResultFor({ ...page, user: people[person] })),
  ])
  expect(Object.fromEntries(seen)).toEqual(expected)
})
