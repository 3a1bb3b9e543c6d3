import { expect, it } from 'vitest'
import type { GuardResult } from './route-guards.ts'
import { guardResultFor, migrating, type VisitInput } from './visit-for-test.ts'

const redirectTo = (path: string): GuardResult => ({ kind: 'go', path })
const toSignIn: GuardResult = {
  kind: 'go',
  path: '/login',
  search: { redirect: '/en/researcher?page=2' },
}

type Case = VisitInput & { name: string; expected: GuardResult | undefined }

const cases: Case[] = [
  { name: 'a signed-in person comes in', user: {}, expected: undefined },
  { name: 'a visitor is sent to sign in, with the way back', user: null, expected: toSignIn },
  { name: 'a visitor comes where anyone may', user: null, access: 'anyone', expected: undefined },
  {
    name: 'a visitor checks a manuscript where that is allowed',
    user: null,
    access: 'anonymous-if-allowed',
    feature: 'grammar-check',
    expected: undefined,
  },
  {
    name: 'and signs in where it is not',
    user: null,
    access: 'anonymous-if-allowed',
    flags: { anonymous_language_assessment: false },
    expected: toSignIn,
  },
  {
    name: 'a person of another localization sees a warning, wherever they go',
    user: { localizationMismatch: true, missingFields: true },
    access: 'anyone',
    expected: { kind: 'warning', warning: 'localization-mismatch' },
  },
  {
    name: 'locked credit notes come before everything but that',
    user: { creditNotesLocked: true, requiresLocalizationRedirect: true },
    expected: { kind: 'warning', warning: 'credit-notes-locked' },
  },
  {
    name: 'a person who needs another localization is sent there',
    user: { requiresLocalizationRedirect: true, missingFields: true },
    expected: { kind: 'leave', site: 'localization', address: '/api/account/redirect' },
  },
  {
    name: 'a migrating person sees the status first',
    user: { missingFields: true, wfoeMigrationStatus: migrating },
    expected: redirectTo('/researcher/wfoe-migration-status'),
  },
  {
    name: 'accepted terms are not enough',
    user: { wfoeMigrationStatus: { ...migrating, acceptedTermsOfService: true } },
    expected: redirectTo('/researcher/wfoe-migration-status'),
  },
  {
    name: 'a migrating person can pay invoices, on which the move may wait',
    user: { wfoeMigrationStatus: migrating },
    path: '/researcher/invoices/pay/CN-40871',
    feature: 'invoices',
    expected: undefined,
  },
  {
    name: 'where invoices are hidden, a migrating person ends at the status page',
    user: { wfoeMigrationStatus: migrating, hideInvoices: true },
    path: '/researcher/invoices',
    feature: 'invoices',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'the status page is not gated by itself',
    user: { missingFields: true, wfoeMigrationStatus: migrating },
    path: '/researcher/wfoe-migration-status',
    expected: undefined,
  },
  {
    name: 'nobody who is not held has business at the status page',
    user: {},
    path: '/researcher/wfoe-migration-status',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'nor has anybody who has migrated',
    user: { wfoeMigrationStatus: { ...migrating, acceptedTermsOfService: true, migrated: true } },
    path: '/researcher/wfoe-migration-status',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'opens for an account that has migrated',
    user: { wfoeMigrationStatus: { ...migrating, acceptedTermsOfService: true, migrated: true } },
    expected: undefined,
  },
  {
    name: 'an incomplete account is completed first',
    user: { missingFields: true },
    expected: { ...toSignIn, path: '/account' },
  },
  {
    name: 'on its own page',
    user: { missingFields: true },
    path: '/account',
    expected: undefined,
  },
  {
    name: 'hidden invoices lead to the dashboard',
    user: { hideInvoices: true },
    feature: 'invoices',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'Grammar Check can be closed to a person',
    user: { languageAssessmentEnabled: false },
    access: 'anonymous-if-allowed',
    feature: 'grammar-check',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'Rewards are for those who take part',
    user: { hasRewards: true },
    feature: 'rewards',
    expected: undefined,
  },
  {
    name: 'and lead everybody else to the dashboard',
    user: { hasRewards: false },
    feature: 'rewards',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'digital editing that is not sold leads to the dashboard',
    user: {},
    feature: 'digital-editing',
    flags: { digital_editing: false },
    expected: redirectTo('/researcher'),
  },
  {
    name: 'and so does digital translation',
    user: {},
    feature: 'digital-translation',
    flags: { digital_translation: false },
    expected: redirectTo('/researcher'),
  },
  {
    name: 'the new product has a page of its own here',
    user: {},
    path: '/rubriq/plan/subscribe',
    href: '/en/rubriq/plan/subscribe',
    expected: undefined,
  },
  {
    name: 'or is elsewhere, with all that the address says',
    user: {},
    path: '/rubriq/plan/subscribe',
    href: '/en/rubriq/plan/subscribe?plan=year#top',
    flags: { rubriq_hosted_elsewhere: true },
    expected: {
      kind: 'leave',
      site: 'rubriq',
      address: '/external/rubriq/plan/subscribe?plan=year#top',
    },
  },
  {
    name: 'at its first page, too',
    user: {},
    path: '/rubriq',
    href: '/en/rubriq',
    flags: { rubriq_hosted_elsewhere: true },
    expected: { kind: 'leave', site: 'rubriq', address: '/external/rubriq' },
  },
  {
    name: 'for those who are signed in',
    user: null,
    path: '/rubriq',
    href: '/en/rubriq',
    flags: { rubriq_hosted_elsewhere: true },
    expected: { kind: 'go', path: '/login', search: { redirect: '/en/rubriq' } },
  },
  {
    name: 'the way back is the whole address',
    user: null,
    path: '/researcher/invoices',
    href: '/en/researcher/invoices?page=2&status=open#CN-1',
    expected: {
      kind: 'go',
      path: '/login',
      search: { redirect: '/en/researcher/invoices?page=2&status=open#CN-1' },
    },
  },
]

it.each(cases)('$name', ({ expected, ...input }) => {
  expect(guardResultFor(input)).toEqual(expected)
})
