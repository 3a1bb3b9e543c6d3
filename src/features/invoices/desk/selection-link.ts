import type { SiteLanguage } from '../../../i18n/locales.ts'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { addressIn } from '../../../lib/url/address-in.ts'

type PortalLocation = { page: string; base?: string }

export function selectionLink(
  numbers: readonly string[],
  language: SiteLanguage,
  portal: PortalLocation = { page: document.baseURI },
): string {
  // The list is encoded already; commas stay readable.
  const list = payOffList(numbers).replaceAll('%', '%25')
  const path = `/${language}/researcher/invoices/unpaid?invoices=${list}`
  return new URL(addressIn(path, portal.base), portal.page).href
}
