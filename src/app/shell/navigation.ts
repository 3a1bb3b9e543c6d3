import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'

/** Where an entry leads: a route of its own, or a path below the language that a later one takes. */
type Target = { to: '/$lang/researcher' | '/$lang/researcher/grammar-check' } | { later: string }

export type NavigationEntry = Target & {
  /** The path below the language, by which the current entry is known. */
  path: string
  name: MessageDescriptor
}

const orders: NavigationEntry = {
  to: '/$lang/researcher',
  path: '/researcher',
  name: msg`My orders`,
}
const grammarCheck: NavigationEntry = {
  to: '/$lang/researcher/grammar-check',
  path: '/researcher/grammar-check',
  name: msg`Grammar Check`,
}
const later = (path: string, name: MessageDescriptor): NavigationEntry => ({
  later: path,
  path: `/${path}`,
  name,
})

/** The entries of the main navigation that a person may use, in the order in which they stand. */
export function navigationFor(user: User | null, { features }: Application): NavigationEntry[] {
  if (!user) return features.anonymous_language_assessment ? [grammarCheck] : []
  const entries: [boolean, NavigationEntry][] = [
    [true, orders],
    [user.languageAssessmentEnabled, grammarCheck],
    [features.digital_editing, later('researcher/digital-editing', msg`Digital editing`)],
    [
      features.digital_translation,
      later('researcher/digital-translations', msg`Digital translation`),
    ],
    [!user.hideInvoices, later('researcher/invoices', msg`Invoices`)],
    [user.hasRewards, later('researcher/rewards', msg`Rewards`)],
  ]
  return entries.filter(([shown]) => shown).map(([, entry]) => entry)
}

/** Whether a page belongs to an entry: the dashboard only to itself, the others to what is below. */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  if (path === entry.path) return true
  return path.startsWith(entry === orders ? `${entry.path}/index` : `${entry.path}/`)
}
