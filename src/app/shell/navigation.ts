import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { isHeldByMigration } from '../../domain/migration/migration-rules.ts'

/** Where an entry leads: a route of its own, or a path below the language that a later one takes. */
type Target =
  | {
      to:
        | '/$lang/researcher'
        | '/$lang/researcher/coupons'
        | '/$lang/researcher/grammar-check'
        | '/$lang/researcher/prepay'
    }
  | { later: string }

export type NavigationEntry = Target & {
  /** Paths below the language by which the current entry is known. */
  paths: readonly [string, ...string[]]
  name: MessageDescriptor
}

/** What the entries depend on. */
export type NavigatingUser = Pick<
  User,
  | 'hasRewards'
  | 'hideInvoices'
  | 'languageAssessmentEnabled'
  | 'missingFields'
  | 'prepayments'
  | 'wfoeMigrationStatus'
>

export type NavigatedSite = {
  features: Pick<
    Application['features'],
    'anonymous_language_assessment' | 'digital_editing' | 'digital_translation' | 'prepay_enabled'
  >
}

export const orders: NavigationEntry = {
  to: '/$lang/researcher',
  paths: ['/researcher'],
  name: msg`My orders`,
}
const grammarCheck: NavigationEntry = {
  to: '/$lang/researcher/grammar-check',
  paths: ['/researcher/grammar-check'],
  name: msg`Grammar Check`,
}
const later = (path: string, name: MessageDescriptor): NavigationEntry => ({
  later: path,
  paths: [`/${path}`],
  name,
})

const digitalEditing = later('researcher/digital-editing', msg`Digital editing`)
const digitalTranslation = later('researcher/digital-translations', msg`Digital translation`)
const invoices = later('researcher/invoices', msg`Invoices`)
const prepay: NavigationEntry = {
  to: '/$lang/researcher/prepay',
  paths: ['/researcher/prepay'],
  name: msg`PrePay`,
}
const promotions: NavigationEntry = {
  to: '/$lang/researcher/coupons',
  paths: ['/researcher/coupons'],
  name: msg`Current Promotions`,
}
/** Leads to the rewards by their earlier address, by which the link to the discounts goes. */
const rewards: NavigationEntry = {
  later: 'researcher/aje-plus',
  paths: ['/researcher/aje-plus', '/researcher/rewards'],
  name: msg`Rewards`,
}

/** Money paid in advance that is left, or that is still to be paid. */
const hasPrepayments = ({ prepayments }: NavigatingUser) =>
  prepayments.some(
    ({ availablePrepaymentAmount, balance }) => availablePrepaymentAmount > 0 || balance > 0,
  )

type GatedUser = Pick<NavigatingUser, 'missingFields' | 'wfoeMigrationStatus'>

/** Whether a guard leads nearly everything back to one page, which then stands without the other entries. */
export function isAtGate({ missingFields, wfoeMigrationStatus }: GatedUser): boolean {
  return missingFields || isHeldByMigration(wfoeMigrationStatus)
}

/** The entries that somebody may use, in the order in which they stand. */
export function navigationFor(
  user: NavigatingUser | null,
  { features }: NavigatedSite,
): NavigationEntry[] {
  if (!user) return features.anonymous_language_assessment ? [grammarCheck] : []
  const shown = (entry: NavigationEntry, condition: boolean) => (condition ? [entry] : [])
  // Whose move waits on invoices can pay them.
  if (isAtGate(user)) return shown(invoices, !user.missingFields && !user.hideInvoices)
  return [
    orders,
    ...shown(grammarCheck, user.languageAssessmentEnabled),
    ...shown(digitalEditing, features.digital_editing),
    ...shown(digitalTranslation, features.digital_translation),
    ...shown(invoices, !user.hideInvoices),
    ...shown(prepay, !user.hideInvoices && (features.prepay_enabled || hasPrepayments(user))),
    // Whoever collects points has codes to use.
    ...(user.hasRewards ? [rewards, promotions] : []),
  ]
}

const isBelow = (path: string, above: string) => path === above || path.startsWith(`${above}/`)

/** Whether a page belongs to an entry: the dashboard only to itself, the others to what is below. */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  if (entry === orders) return path === '/researcher' || isBelow(path, '/researcher/index')
  return entry.paths.some((one) => isBelow(path, one))
}

/** Curie's addresses lead to Rubriq; those of the home page to the orders, whose place it is. */
const withoutSubNavigation = ['/researcher/submit', '/rubriq']

/** Whether the sub-navigation stands at a path: an order wants all attention, and others have their own. */
export function hasSubNavigation(path: string): boolean {
  return !withoutSubNavigation.some((one) => isBelow(path, one))
}

/** Whether the frame greets the person: the dashboard does so in its heading. */
export function greetsInFrame(path: string): boolean {
  return hasSubNavigation(path) && !isCurrent(orders, path)
}
