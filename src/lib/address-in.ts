/**
 * An address of the portal, such as `/en/researcher`, as the browser has to ask for it: below the
 * folder that the portal is served from, which ends with a slash. Addresses of other hosts stay.
 */
export function addressIn(address: string, base: string = import.meta.env.BASE_URL): string {
  return /^\/(?!\/)/.test(address) ? `${base}${address.slice(1)}` : address
}
