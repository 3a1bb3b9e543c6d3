import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'

export type NavigationEntry = { path: string; name: MessageDescriptor }

/** The entries of the main navigation that a person may use, in the order in which they stand. */
export function navigationFor(user: User | null, { features }: Application): NavigationEntry[] {
  if (!user) {
    if (!features.anonymous_language_assessment) return []
    return [{ path: 'researcher/grammar-check', name: msg`Grammar check` }]
  }
  return [
    { path: 'researcher', name: msg`My orders` },
    ...(user.languageAssessmentEnabled
      ? [{ path: 'researcher/grammar-check', name: msg`Grammar check` }]
      : []),
    ...(features.digital_editing
      ? [{ path: 'researcher/digital-editing', name: msg`Digital editing` }]
      : []),
    ...(features.digital_translation
      ? [{ path: 'researcher/digital-translations', name: msg`Digital translation` }]
      : []),
    ...(user.hideInvoices ? [] : [{ path: 'researcher/invoices', name: msg`Invoices` }]),
    ...(user.hasRewards ? [{ path: 'researcher/rewards', name: msg`Rewards` }] : []),
  ]
}

/** Whether a page belongs to an entry: the dashboard only to itself, the others to what is below. */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  const own = `/${entry.path}`
  if (entry.path === 'researcher') return path === own || path.startsWith(`${own}/index`)
  return path === own || path.startsWith(`${own}/`)
}
