export function addressIn(address: string, base: string = import.meta.env.BASE_URL): string {
  return /^\/(?!\/)/.test(address) ? `${base}${address.slice(1)}` : address
}
