import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { isHeldByMigration } from '../../../domain/migration/migration-rules.ts'

export type NavigationEntry = {
  link:
    | {
        to: '/$lang/researcher' | '/$lang/researcher/grammar-check' | '/$lang/researcher/prepay'
      }
    | {
        to:
          | '/$lang/researcher/digital-editing/{-$status}'
          | '/$lang/researcher/digital-translations/{-$status}'
          | '/$lang/researcher/invoices/{-$status}'
        params: { status: undefined }
      }
    | { to: '/$lang/$'; params: { _splat: 'researcher/aje-plus' } }
  paths: readonly [string, ...string[]]
  /** Of other pages that belong to it. */
  holds?: readonly string[]
  name: MessageDescriptor
}

export type NavigationUser = Pick<
  User,
  | 'hasRewards'
  | 'hideInvoices'
  | 'languageAssessmentEnabled'
  | 'missingFields'
  | 'prepayments'
  | 'wfoeMigrationStatus'
>

type NavigationSite = {
  features: Pick<
    Application['features'],
    'anonymous_language_assessment' | 'digital_editing' | 'digital_translation' | 'prepay_enabled'
  >
}

export const orders: NavigationEntry = {
  link: { to: '/$lang/researcher' },
  paths: ['/researcher'],
  holds: ['/researcher/index', '/researcher/details', '/certificate'],
  name: msg`My orders`,
}
const grammarCheck: NavigationEntry = {
  link: { to: '/$lang/researcher/grammar-check' },
  paths: ['/researcher/grammar-check'],
  name: msg`Grammar Check`,
}

/** The status in the address of an open page must not pass into the link. */
const noStatus = { status: undefined } as const

const digitalEditing: NavigationEntry = {
  link: { to: '/$lang/researcher/digital-editing/{-$status}', params: noStatus },
  paths: ['/researcher/digital-editing'],
  name: msg`Digital editing`,
}
const digitalTranslation: NavigationEntry = {
  link: { to: '/$lang/researcher/digital-translations/{-$status}', params: noStatus },
  paths: ['/researcher/digital-translations'],
  name: msg`Digital translation`,
}
const invoices: NavigationEntry = {
  link: { to: '/$lang/researcher/invoices/{-$status}', params: noStatus },
  paths: ['/researcher/invoices'],
  name: msg`Invoices`,
}
const prepay: NavigationEntry = {
  link: { to: '/$lang/researcher/prepay' },
  paths: ['/researcher/prepay'],
  name: msg`PrePay`,
}
/** Links to the rewards' former path, as the discount links do. */
const rewards: NavigationEntry = {
  link: { to: '/$lang/$', params: { _splat: 'researcher/aje-plus' } },
  paths: ['/researcher/aje-plus', '/researcher/rewards'],
  holds: ['/researcher/coupons', '/referral-rewards'],
  name: msg`Rewards`,
}

const hasPrepayments = ({ prepayments }: NavigationUser) =>
  prepayments.some(
    ({ availablePrepaymentAmount, balance }) => availablePrepaymentAmount > 0 || balance > 0,
  )

type RestrictedUser = Pick<NavigationUser, 'missingFields' | 'wfoeMigrationStatus'>

export function isRestricted({ missingFields, wfoeMigrationStatus }: RestrictedUser): boolean {
  return missingFields || isHeldByMigration(wfoeMigrationStatus)
}

export function navigationFor(
  user: NavigationUser | null,
  { features }: NavigationSite,
): NavigationEntry[] {
  if (!user) return features.anonymous_language_assessment ? [grammarCheck] : []
  const shown = (entry: NavigationEntry, condition: boolean) => (condition ? [entry] : [])
  // Paying invoices unblocks a migration.
  if (isRestricted(user)) return shown(invoices, !user.missingFields && !user.hideInvoices)
  return [
    orders,
    ...shown(grammarCheck, user.languageAssessmentEnabled),
    ...shown(digitalEditing, features.digital_editing),
    ...shown(digitalTranslation, features.digital_translation),
    ...shown(invoices, !user.hideInvoices),
    ...shown(prepay, !user.hideInvoices && (features.prepay_enabled || hasPrepayments(user))),
    ...shown(rewards, user.hasRewards),
  ]
}

const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`)

const isDashboard = (path: string) =>
  path === '/researcher' || isBelow(path, '/researcher/index/orders')

/** True for the section that a page belongs to. */
export const currentOf = (
  { paths, holds = paths }: NavigationEntry,
  path: string,
): 'page' | true | undefined =>
  paths.includes(path) ? 'page' : holds.some((one) => isBelow(path, one)) || undefined

const withoutSubNavigation = ['/researcher/submit', '/rubriq']

export function hasSubNavigation(path: string): boolean {
  return !withoutSubNavigation.some((one) => isBelow(path, one))
}

export function greetsInFrame(path: string): boolean {
  return hasSubNavigation(path) && !isDashboard(path)
}
