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
  { name: 'admits a signed-in person', user: {}, expected: undefined },
  {
    name: 'redirects a visitor to sign-in, with the return address',
    user: null,
    expected: toSignIn,
  },
  { name: 'admits a visitor to public routes', user: null, access: 'anyone', expected: undefined },
  {
    name: 'admits a visitor to Grammar Check where the site allows it',
    user: null,
    access: 'anonymous-if-allowed',
    feature: 'grammar-check',
    expected: undefined,
  },
  {
    name: 'redirects a visitor to sign-in where the site does not allow Grammar Check',
    user: null,
    access: 'anonymous-if-allowed',
    flags: { anonymous_language_assessment: false },
    expected: toSignIn,
  },
  {
    name: 'warns a person of another localization on every route',
    user: { localizationMismatch: true, missingFields: true },
    access: 'anyone',
    expected: { kind: 'warning', warning: 'localization-mismatch' },
  },
  {
    name: 'warns of locked credit notes before any other redirect',
    user: { creditNotesLocked: true, requiresLocalizationRedirect: true },
    expected: { kind: 'warning', warning: 'credit-notes-locked' },
  },
  {
    name: 'sends a person to the localization of the account',
    user: { requiresLocalizationRedirect: true, missingFields: true },
    expected: { kind: 'leave', site: 'localization', address: '/api/account/redirect' },
  },
  {
    name: 'redirects a migrating person to the status page first',
    user: { missingFields: true, wfoeMigrationStatus: migrating },
    expected: redirectTo('/researcher/wfoe-migration-status'),
  },
  {
    name: 'redirects to the status page after accepted terms too',
    user: { wfoeMigrationStatus: { ...migrating, acceptedTermsOfService: true } },
    expected: redirectTo('/researcher/wfoe-migration-status'),
  },
  {
    name: 'admits a migrating person to the payment of invoices',
    user: { wfoeMigrationStatus: migrating },
    path: '/researcher/invoices/pay/CN-40871',
    feature: 'invoices',
    expected: undefined,
  },
  {
    name: 'redirects a migrating person with hidden invoices to the dashboard',
    user: { wfoeMigrationStatus: migrating, hideInvoices: true },
    path: '/researcher/invoices',
    feature: 'invoices',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'admits a migrating person to the status page',
    user: { missingFields: true, wfoeMigrationStatus: migrating },
    path: '/researcher/wfoe-migration-status',
    expected: undefined,
  },
  {
    name: 'redirects other people from the status page to the dashboard',
    user: {},
    path: '/researcher/wfoe-migration-status',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'redirects a migrated person from the status page to the dashboard',
    user: { wfoeMigrationStatus: { ...migrating, acceptedTermsOfService: true, migrated: true } },
    path: '/researcher/wfoe-migration-status',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'admits a migrated person',
    user: { wfoeMigrationStatus: { ...migrating, acceptedTermsOfService: true, migrated: true } },
    expected: undefined,
  },
  {
    name: 'redirects an incomplete account to its details first',
    user: { missingFields: true },
    expected: { ...toSignIn, path: '/account' },
  },
  {
    name: 'admits an incomplete account to its details',
    user: { missingFields: true },
    path: '/account',
    expected: undefined,
  },
  {
    name: 'redirects from hidden invoices to the dashboard',
    user: { hideInvoices: true },
    feature: 'invoices',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'redirects from Grammar Check where it is closed to the person',
    user: { languageAssessmentEnabled: false },
    access: 'anonymous-if-allowed',
    feature: 'grammar-check',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'admits participants to rewards',
    user: { hasRewards: true },
    feature: 'rewards',
    expected: undefined,
  },
  {
    name: 'redirects other people from rewards to the dashboard',
    user: { hasRewards: false },
    feature: 'rewards',
    expected: redirectTo('/researcher'),
  },
  {
    name: 'redirects from digital editing where it is not sold',
    user: {},
    feature: 'digital-editing',
    flags: { digital_editing: false },
    expected: redirectTo('/researcher'),
  },
  {
    name: 'redirects from digital translation where it is not sold',
    user: {},
    feature: 'digital-translation',
    flags: { digital_translation: false },
    expected: redirectTo('/researcher'),
  },
  ...(
    [
      ['digital-editing', '/researcher/digital-editing', '/rubriq'],
      ['digital-editing', '/researcher/digital-editing/details/edit-1', '/rubriq'],
      ['digital-editing', '/researcher/digital-editing/subscribe', '/rubriq/plan/subscribe'],
      [
        'digital-editing',
        '/researcher/digital-editing/subscribe/RC-1/success',
        '/rubriq/plan/subscribe',
      ],
      ['digital-translation', '/researcher/digital-translations', '/rubriq/translation'],
      [
        'digital-translation',
        '/researcher/digital-translations/purchase',
        '/rubriq/plan/subscribe',
      ],
    ] as const
  ).map(([feature, path, to]) => ({
    name: `redirects from ${path} once the new product is launched`,
    user: {},
    feature,
    path,
    flags: { curie_is_launched: true },
    expected: redirectTo(to),
  })),
  {
    name: 'leaves other pages alone once the new product is launched',
    user: {},
    flags: { curie_is_launched: true },
    expected: undefined,
  },
  {
    name: 'redirects to the dashboard first where the launched product was not sold',
    user: {},
    feature: 'digital-editing',
    path: '/researcher/digital-editing/subscribe',
    flags: { curie_is_launched: true, digital_editing: false },
    expected: redirectTo('/researcher'),
  },
  {
    name: 'admits to the new product on this site',
    user: {},
    path: '/rubriq/plan/subscribe',
    href: '/en/rubriq/plan/subscribe',
    expected: undefined,
  },
  {
    name: 'leaves for the new product on its own site, with the whole address',
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
    name: 'leaves for the first page of the new product too',
    user: {},
    path: '/rubriq',
    href: '/en/rubriq',
    flags: { rubriq_hosted_elsewhere: true },
    expected: { kind: 'leave', site: 'rubriq', address: '/external/rubriq' },
  },
  {
    name: 'redirects a visitor of the new product to sign-in',
    user: null,
    path: '/rubriq',
    href: '/en/rubriq',
    flags: { rubriq_hosted_elsewhere: true },
    expected: { kind: 'go', path: '/login', search: { redirect: '/en/rubriq' } },
  },
  {
    name: 'keeps the whole address as the return address',
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
