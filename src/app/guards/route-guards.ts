import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { openedAddress } from '../../api/opened-address.ts'
import { isHeldByMigration } from '../../domain/migration/migration-rules.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { addressIn } from '../../lib/address-in.ts'
import { afterPath } from '../../lib/after-path.ts'
import type { Leaving } from '../pages/leaving.ts'
import { withPath } from './path-with-base.ts'

/** Who may come to a route; every route says it. */
export type Access = 'anyone' | 'signed-in' | 'anonymous-if-allowed'

/** What a route belongs to, where a person or the application may lack it. */
export type Feature =
  | 'grammar-check'
  | 'invoices'
  | 'rewards'
  | 'digital-editing'
  | 'digital-translation'

const guardedFields = [
  'creditNotesLocked',
  'hasRewards',
  'hideInvoices',
  'languageAssessmentEnabled',
  'localizationMismatch',
  'missingFields',
  'requiresLocalizationRedirect',
  'wfoeMigrationStatus',
] as const

/** What guards ask of a person. */
export type GuardedUser = Pick<User, (typeof guardedFields)[number]>

/** What guards ask of the site. */
export type GuardedFeatures = Pick<
  Application['features'],
  | 'anonymous_language_assessment'
  | 'digital_editing'
  | 'digital_translation'
  | 'rubriq_hosted_elsewhere'
>

export type GuardedApplication = {
  features: GuardedFeatures
  config: { links: Pick<Application['config']['links'], 'rubriq'> }
}

export type Visit = {
  language: SiteLanguage
  /** Path and search with the language prefix, as the person asked for it. */
  href: string
  /** Path without the language prefix, such as `/researcher`. */
  path: string
  access: Access
  feature: Feature | undefined
  application: GuardedApplication
  user: GuardedUser | null
}

/** Why a person cannot use the application at all. */
export type Warning = 'localization-mismatch' | 'credit-notes-locked'

/** A page of the application to go to, an address outside of it, or a warning in its place. */
export type GuardResult =
  | { kind: 'go'; path: string; search?: { redirect: string } }
  | ({ kind: 'leave' } & Leaving)
  | { kind: 'warning'; warning: Warning }

export type Guard = (visit: Visit) => GuardResult | undefined

type WarnedUser = Pick<GuardedUser, 'localizationMismatch' | 'creditNotesLocked'>

/** The warning that stands in place of the whole application, or undefined. */
export function warningFor(user: WarnedUser | null): Warning | undefined {
  if (user?.localizationMismatch) return 'localization-mismatch'
  return user?.creditNotesLocked ? 'credit-notes-locked' : undefined
}

/** By this it is known whether guards have to ask again: who the person is, and what they ask of them. */
export function guardedState(user: User | null | undefined): string {
  return JSON.stringify(user && [user.identity, ...guardedFields.map((field) => user[field])])
}

const migrationPath = '/researcher/wfoe-migration-status'
const invoicesPath = '/researcher/invoices'
const accountPath = '/account'
const dashboard: GuardResult = { kind: 'go', path: '/researcher' }

/** Pages that anybody may see whatever their account lacks; ordering, open to visitors, is none. */
const isPublic = ({ access, path }: Visit) => access === 'anyone' && !path.startsWith('/researcher')

/** A move waits until invoices are paid, so they can be paid while it does. */
const isInvoices = (path: string) => path === invoicesPath || path.startsWith(`${invoicesPath}/`)

export const warned: Guard = ({ user }) => {
  const warning = warningFor(user)
  return warning && { kind: 'warning', warning }
}

export const localizationRedirect: Guard = ({ user }) => {
  if (!user?.requiresLocalizationRedirect) return undefined
  const address = openedAddress('/api/account/redirect', {})
  return { kind: 'leave', place: 'localization', address }
}

/** Sends somebody who must sign in to do so, with the way back. */
export const signIn: Guard = ({ access, user, application, href }) => {
  if (user || access === 'anyone') return undefined
  if (access === 'anonymous-if-allowed' && application.features.anonymous_language_assessment) {
    return undefined
  }
  return { kind: 'go', path: '/login', search: { redirect: href } }
}

export const migration: Guard = (visit) => {
  const { user, path } = visit
  if (!user) return undefined
  const isHeld = isHeldByMigration(user.wfoeMigrationStatus)
  if (path === migrationPath) return isHeld ? undefined : dashboard
  return isHeld && !isPublic(visit) && !isInvoices(path)
    ? { kind: 'go', path: migrationPath }
    : undefined
}

export const accountIncomplete: Guard = (visit) => {
  const { user, path, href } = visit
  if (path === accountPath || path === migrationPath || isPublic(visit)) return undefined
  return user?.missingFields
    ? { kind: 'go', path: accountPath, search: { redirect: href } }
    : undefined
}

export const invoicesHidden: Guard = ({ user, feature }) =>
  feature === 'invoices' && user?.hideInvoices ? dashboard : undefined

export const featureOff: Guard = ({ user, feature, application }) => {
  if (feature === 'grammar-check') {
    return user && !user.languageAssessmentEnabled ? dashboard : undefined
  }
  if (feature === 'rewards') return user?.hasRewards ? undefined : dashboard
  if (feature === 'digital-editing' && !application.features.digital_editing) return dashboard
  if (feature === 'digital-translation' && !application.features.digital_translation) {
    return dashboard
  }
  return undefined
}

/** The new product, once it is a site of its own. */
export const rubriqElsewhere: Guard = ({ href, application }) => {
  const asked = /^\/[^/]+\/rubriq(?:\/([^?#]*))?(?:[?#]|$)/.exec(href)
  if (!asked || !application.features.rubriq_hosted_elsewhere) return undefined
  const [, below = ''] = asked
  const site = addressIn(application.config.links.rubriq)
  const address = withPath(site, below, afterPath(href))
  return { kind: 'leave', place: 'rubriq', address }
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
  rubriqElsewhere,
]

export function runGuards(visit: Visit): GuardResult | undefined {
  for (const guard of guards) {
    const verdict = guard(visit)
    if (verdict) return verdict
  }
  return undefined
}
