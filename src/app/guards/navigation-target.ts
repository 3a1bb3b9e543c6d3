import { apiBase } from '../../api/client.ts'
import { isSiteLanguage } from '../../i18n/locales.ts'
import { addressIn } from '../../lib/address-in.ts'

/** How the router goes to an address. */
export type NavigationTarget = { href: string; reloadDocument?: true }

/** What a load of the whole page has to ask for to come to a safe address. */
export function documentAddress(address: string): string {
  return address.startsWith('/api/') ? `${apiBase}${address}` : addressIn(address)
}

/**
 * The way to a safe address: screens are opened by the router, calls that the browser opens itself
 * and pages of other hosts by a load of the whole page.
 */
export function navigationTarget(address: string): NavigationTarget {
  const [, first] = address.split(/[/?#]/)
  if (address.startsWith('/') && (first === '' || isSiteLanguage(first))) return { href: address }
  return { href: documentAddress(address), reloadDocument: true }
}
