import { openedAddress } from '../opened-address.ts'

// Longer values are answered with 400.
const longest = { redirect: 2000, origin: 200, referralCode: 64 }

export function signOnAddress(
  providerId: string,
  search: Partial<Record<keyof typeof longest, string | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const name of ['redirect', 'origin', 'referralCode'] as const) {
    const value = search[name]
    if (value && value.length <= longest[name]) query.set(name, value)
  }
  const address = openedAddress('/api/auth/opa/{providerId}', { providerId })
  return query.size > 0 ? `${address}?${query}` : address
}
