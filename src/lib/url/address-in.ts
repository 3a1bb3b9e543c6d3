/** Prefixes a path of the portal with the folder that it is served from. */
export function addressIn(address: string, base: string = import.meta.env.BASE_URL): string {
  return /^\/(?!\/)/.test(address) ? `${base}${address.slice(1)}` : address
}
