import { addressIn } from '../../../lib/url/address-in.ts'

/** The address at which anybody sees the certificate with this code. */
export function shareAddress(code: string, language: string): string {
  const path = `/${language}/certificate/verify/${encodeURIComponent(code)}`
  return new URL(addressIn(path), window.location.href).href
}
