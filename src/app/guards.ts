import type { User } from '../api/account.ts'
import type { Application } from '../api/application.ts'
import { openedAddress } from '../api/opened-address.ts'
import type { SiteLanguage } from '../i18n/locales.ts'

/** Who may come to a route; every route says it. */
export type Access = 'anyone' | 'signed-in' | 'anonymous-if-allowed'

/** What a route belongs to, where a person or the application may lack it. */
export type Feature = 'grammar-check' | 'invoices' | 'digital-editing' | 'digital-translation'

/** What guards ask of a person. */
export type GuardedUser = Pick<
  User,
  | 'creditNotesLocked'
  | 'hideInvoices'
  | 'languageAssessmentEnabled'
  | 'localizationMismatch'
  | 'missingFields'
  | 'requiresLocalizationRedirect'
  | 'wfoeMigrationStatus'
>

/** What guards ask of the site. */
export type GuardedFeatures = Pick<
  Application['features'],
  'anonymous_language_assessment' | 'digital_editing' | 'digital_translation'
>

export type Visit = {
  language: SiteLanguage
  /** Path and search with the language prefix, as the person asked for it. */
  href: string
  /** Path without the language prefix, such as `/researcher`. */
  path: string
  access: Access
  feature: Feature | undefined
  application: { features: GuardedFeatures }
  user: GuardedUser | null
}

/** Why a person cannot use the application at all. */
export type Warning = 'localization-mismatch' | 'credit-notes-locked'

/** A page of the application to go to, an address outside of it, or a warning in its place. */
export type Verdict =
  | { kind: 'go'; path: string; search?: { redirect: string } }
  | { kind: 'leave'; address: string }
  | { kind: 'warning'; warning: Warning }

export type Guard = (visit: Visit) => Verdict | undefined

type WarnedUser = Pick<GuardedUser, 'localizationMismatch' | 'creditNotesLocked'>

/** The warning that stands in place of the whole application, or undefined. */
export function warningFor(user: WarnedUser | null): Warning | undefined {
  if (user?.localizationMismatch) return 'localization-mismatch'
  return user?.creditNotesLocked ? 'credit-notes-locked' : undefined
}

const migrationPath = '/researcher/wfoe-migration-status'
const accountPath = '/account'

export const warned: Guard = ({ user }) => {
  const warning = warningFor(user)
  return warning && { kind: 'warning', warning }
}

export const localizationRedirect: Guard = ({ user }) =>
  user?.requiresLocalizationRedirect
    ? { kind: 'leave', address: openedAddress('/api/account/redirect', {}) }
    : undefined

/** Sends somebody who must sign in to do so, with the way back. */
export const signIn: Guard = ({ access, user, application, href }) => {
  if (user || access === 'anyone') return undefined
  if (access === 'anonymous-if-allowed' && application.features.anonymous_language_assessment) {
    return undefined
  }
  return { kind: 'go', path: '/login', search: { redirect: href } }
}

export const migration: Guard = ({ user, access, path }) => {
  if (!user || access === 'anyone' || path === migrationPath) return undefined
  const { inMigratingGroup, acceptedTermsOfService, migrated } = user.wfoeMigrationStatus
  const done = acceptedTermsOfService && migrated
  return inMigratingGroup && !done ? { kind: 'go', path: migrationPath } : undefined
}

export const accountIncomplete: Guard = ({ user, access, path }) => {
  if (!user || access === 'anyone' || path === accountPath || path === migrationPath) {
    return undefined
  }
  return user.missingFields ? { kind: 'go', path: accountPath } : undefined
}

const dashboard: Verdict = { kind: 'go', path: '/researcher' }

export const invoicesHidden: Guard = ({ user, feature }) =>
  feature === 'invoices' && user?.hideInvoices ? dashboard : undefined

export const featureOff: Guard = ({ user, feature, application }) => {
  if (feature === 'grammar-check') {
    return user && !user.languageAssessmentEnabled ? dashboard : undefined
  }
  if (feature === 'digital-editing' && !application.features.digital_editing) return dashboard
  if (feature === 'digital-translation' && !application.features.digital_translation) {
    return dashboard
  }
  return undefined
}

/** In the order in which they are asked; the first that answers decides. */
export const guards: readonly Guard[] = [
  warned,
  localizationRedirect,
  signIn,
  migration,
  accountIncomplete,
  invoicesHidden,
  featureOff,
]

export function decide(visit: Visit): Verdict | undefined {
  for (const guard of guards) {
    const verdict = guard(visit)
    if (verdict) return verdict
  }
  return undefined
}
