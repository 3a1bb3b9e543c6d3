import { insidePath } from './inside-path.ts'

/** Allows paths of this application and https URLs of `hosts` (with a port other than 443). */
export function safeAddress(
  address: string | undefined,
  hosts: readonly string[],
): string | undefined {
  const inside = insidePath(address)
  if (inside) return inside
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!address || !/^https:\/\/[^/\u0000-\u0020\\][^\u0000-\u0020\\]*$/i.test(address)) {
    return undefined
  }
  if (!URL.canParse(address)) return undefined
  const { host, username, password, href } = new URL(address)
  return hosts.includes(host) && username === '' && password === '' ? href : undefined
}
