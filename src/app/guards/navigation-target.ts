import { apiBase } from '../../api/client.ts'
import { isSiteLanguage } from '../../i18n/locales.ts'
import { addressIn } from '../../lib/url/address-in.ts'

type NavigationTarget = { href: string; reloadDocument?: true }

export function documentAddress(address: string): string {
  return address.startsWith('/api/') ? `${apiBase}${address}` : addressIn(address)
}

export function navigationTarget(address: string): NavigationTarget {
  const [, first] = address.split(/[/?#]/)
  if (address.startsWith('/') && (first === '' || isSiteLanguage(first))) return { href: address }
  return { href: documentAddress(address), reloadDocument: true }
}
