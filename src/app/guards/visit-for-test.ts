import {
  type Access,
  type Feature,
  type GuardedFeatures,
  type GuardedUser,
  type GuardResult,
  runGuards,
} from './route-guards.ts'

export const unrestrictedUser: GuardedUser = {
  creditNotesLocked: false,
  hasRewards: false,
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
const allFeatures: GuardedFeatures = {
  anonymous_language_assessment: true,
  curie_is_launched: false,
  digital_editing: true,
  digital_translation: true,
  rubriq_hosted_elsewhere: false,
}

export const migrating = { ...unrestrictedUser.wfoeMigrationStatus, inMigratingGroup: true }

export type VisitInput = {
  user: Partial<GuardedUser> | null
  access?: Access
  feature?: Feature
  path?: string
  href?: string
  flags?: Partial<GuardedFeatures>
}

export function guardResultFor({
  user,
  access,
  feature,
  path,
  href,
  flags,
}: VisitInput): GuardResult | undefined {
  return runGuards({
    language: 'en',
    href: href ?? '/en/researcher?page=2',
    path: path ?? '/researcher',
    access: access ?? 'signed-in',
    feature,
    application: {
      features: { ...allFeatures, ...flags },
      config: { links: { rubriq: '/external/rubriq/' } },
    },
    user: user && { ...unrestrictedUser, ...user },
  })
}
