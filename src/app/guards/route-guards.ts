import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { openedAddress } from '../../api/opened-address.ts'
import { isHeldByMigration } from '../../domain/migration/migration-rules.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { afterPath } from '../../lib/url/after-path.ts'
import type { ExternalRedirect } from './external-redirect.ts'

function withPath(base: string, path: string, rest: string): string {
  return `${base.replace(/\/+$/, '')}${path ? `/${path}` : ''}${rest}`
}

export type Access = 'anyone' | 'signed-in' | 'anonymous-if-allowed'

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

export type GuardedUser = Pick<User, (typeof guardedFields)[number]>

export type GuardedFeatures = Pick<
  Application['features'],
  | 'anonymous_language_assessment'
  | 'curie_is_launched'
  | 'digital_editing'
  | 'digital_translation'
  | 'rubriq_hosted_elsewhere'
>

type GuardedApplication = {
  features: GuardedFeatures
  config: { links: Pick<Application['config']['links'], 'rubriq'> }
}

type Visit = {
  language: SiteLanguage
  href: string
  /** Path without the language prefix, such as `/researcher`. */
  path: string
  access: Access
  feature: Feature | undefined
  application: GuardedApplication
  user: GuardedUser | null
}

export type Warning = 'localization-mismatch' | 'credit-notes-locked'

export type GuardResult =
  | { kind: 'go'; path: string; search?: { redirect: string } }
  | ({ kind: 'leave' } & ExternalRedirect)
  | { kind: 'warning'; warning: Warning }

type Guard = (visit: Visit) => GuardResult | undefined

type WarnedUser = Pick<GuardedUser, 'localizationMismatch' | 'creditNotesLocked'>

export function warningFor(user: WarnedUser | null): Warning | undefined {
  if (user?.localizationMismatch) return 'localization-mismatch'
  return user?.creditNotesLocked ? 'credit-notes-locked' : undefined
}

export function guardedState(user: User | null | undefined): string {
  return JSON.stringify(user && [user.identity, ...guardedFields.map((field) => user[field])])
}

const migrationPath = '/researcher/wfoe-migration-status'
const invoicesPath = '/researcher/invoices'
const accountPath = '/account'
const dashboard: GuardResult = { kind: 'go', path: '/researcher' }

/** Ordering is open to visitors, but not to incomplete accounts. */
const isPublic = ({ access, path }: Visit) => access === 'anyone' && !path.startsWith('/researcher')

/** Unpaid invoices block the migration, so they stay reachable. */
const isInvoices = (path: string) => path === invoicesPath || path.startsWith(`${invoicesPath}/`)

const warned: Guard = ({ user }) => {
  const warning = warningFor(user)
  return warning && { kind: 'warning', warning }
}

const localizationRedirect: Guard = ({ user }) => {
  if (!user?.requiresLocalizationRedirect) return undefined
  const address = openedAddress('/api/account/redirect', {})
  return { kind: 'leave', site: 'localization', address }
}

const signIn: Guard = ({ access, user, application, href }) => {
  if (user || access === 'anyone') return undefined
  if (access === 'anonymous-if-allowed' && application.features.anonymous_language_assessment) {
    return undefined
  }
  return { kind: 'go', path: '/login', search: { redirect: href } }
}

const migration: Guard = (visit) => {
  const { user, path } = visit
  if (!user) return undefined
  const isHeld = isHeldByMigration(user.wfoeMigrationStatus)
  if (path === migrationPath) return isHeld ? undefined : dashboard
  return isHeld && !isPublic(visit) && !isInvoices(path)
    ? { kind: 'go', path: migrationPath }
    : undefined
}

const accountIncomplete: Guard = (visit) => {
  const { user, path, href } = visit
  if (path === accountPath || path === migrationPath || isPublic(visit)) return undefined
  return user?.missingFields
    ? { kind: 'go', path: accountPath, search: { redirect: href } }
    : undefined
}

const invoicesHidden: Guard = ({ user, feature }) =>
  feature === 'invoices' && user?.hideInvoices ? dashboard : undefined

const featureOff: Guard = ({ user, feature, application }) => {
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

/** What replaces a page and those below it once Rubriq is launched. The first match wins. */
const rubriqPages = [
  { page: '/researcher/digital-editing/subscribe', to: '/rubriq/plan/subscribe' },
  { page: '/researcher/digital-editing', to: '/rubriq' },
  { page: '/researcher/digital-translations/purchase', to: '/rubriq/plan/subscribe' },
  { page: '/researcher/digital-translations', to: '/rubriq/translation' },
] as const

const rubriqLaunched: Guard = ({ path, application }) => {
  if (!application.features.curie_is_launched) return undefined
  const found = rubriqPages.find(({ page }) => path === page || path.startsWith(`${page}/`))
  return found && { kind: 'go', path: found.to }
}

const rubriqSite: Guard = ({ href, application }) => {
  const match = /^\/[^/]+\/rubriq(?:\/([^?#]*))?(?:[?#]|$)/.exec(href)
  if (!match || !application.features.rubriq_hosted_elsewhere) return undefined
  const [, below = ''] = match
  const site = addressIn(application.config.links.rubriq)
  const address = withPath(site, below, afterPath(href))
  return { kind: 'leave', site: 'rubriq', address }
}

/** In order: the first result wins. */
const guards: readonly Guard[] = [
  warned,
  localizationRedirect,
  signIn,
  migration,
  accountIncomplete,
  invoicesHidden,
  featureOff,
  rubriqLaunched,
  rubriqSite,
]

export function runGuards(visit: Visit): GuardResult | undefined {
  for (const guard of guards) {
    const result = guard(visit)
    if (result) return result
  }
  return undefined
}
