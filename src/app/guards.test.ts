import { expect, it } from 'vitest'
import {
  type Access,
  decide,
  type Feature,
  type GuardedFeatures,
  type GuardedUser,
  type Verdict,
} from './guards.ts'

const welcome: GuardedUser = {
  creditNotesLocked: false,
  hideInvoices: false,
  languageAssessmentEnabled: true,
  localizationMismatch: false,
  missingFields: false,
  requiresLocalizationRedirect: false,
  wfoeMigrationStatus: {
    acceptedTermsOfService: false,
    migrated: false,
    inMigratingGroup: false,
    optedOut: false,
    optedIn: false,
    hasUnpaidInvoices: false,
    migrationEligible: false,
    noticeSkipped: false,
  },
}
const everything: GuardedFeatures = {
  anonymous_language_assessment: true,
  digital_editing: true,
  digital_translation: true,
}

const gone = (path: string): Verdict => ({ kind: 'go', path })
const toSignIn: Verdict = {
  kind: 'go',
  path: '/login',
  search: { redirect: '/en/researcher?page=2' },
}
const migrating = { ...welcome.wfoeMigrationStatus, inMigratingGroup: true }

type Case = {
  name: string
  user: Partial<GuardedUser> | null
  access?: Access
  feature?: Feature
  path?: string
  flags?: Partial<GuardedFeatures>
  expected: Verdict | undefined
}

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
    expected: { kind: 'leave', address: '/api/account/redirect' },
  },
  {
    name: 'a migrating person sees the status first',
    user: { missingFields: true, wfoeMigrationStatus: migrating },
    expected: gone('/researcher/wfoe-migration-status'),
  },
  {
    name: 'accepted terms are not enough',
    user: { wfoeMigrationStatus: { ...migrating, acceptedTermsOfService: true } },
    expected: gone('/researcher/wfoe-migration-status'),
  },
  {
    name: 'the status page is not gated by itself',
    user: { missingFields: true, wfoeMigrationStatus: migrating },
    path: '/researcher/wfoe-migration-status',
    expected: undefined,
  },
  {
    name: 'whoever has migrated comes in',
    user: { wfoeMigrationStatus: { ...migrating, acceptedTermsOfService: true, migrated: true } },
    expected: undefined,
  },
  {
    name: 'an incomplete account is completed first',
    user: { missingFields: true },
    expected: gone('/account'),
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
    expected: gone('/researcher'),
  },
  {
    name: 'Grammar Check can be closed to a person',
    user: { languageAssessmentEnabled: false },
    access: 'anonymous-if-allowed',
    feature: 'grammar-check',
    expected: gone('/researcher'),
  },
  {
    name: 'digital editing that is not sold leads to the dashboard',
    user: {},
    feature: 'digital-editing',
    flags: { digital_editing: false },
    expected: gone('/researcher'),
  },
  {
    name: 'and so does digital translation',
    user: {},
    feature: 'digital-translation',
    flags: { digital_translation: false },
    expected: gone('/researcher'),
  },
]

it.each(cases)('$name', ({ user, access, feature, path, flags, expected }) => {
  const verdict = decide({
    language: 'en',
    href: '/en/researcher?page=2',
    path: path ?? '/researcher',
    access: access ?? 'signed-in',
    feature,
    application: { features: { ...everything, ...flags } },
    user: user && { ...welcome, ...user },
  })
  expect(verdict).toEqual(expected)
})
