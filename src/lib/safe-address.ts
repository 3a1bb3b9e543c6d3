import { insidePath } from './inside-path.ts'

/**
 * Where an untrusted address may lead: to a path of this application, or by https to one of `hosts`
 * (each with its port where that is not 443). Undefined for anything else, also for what a browser
 * could read in more than one way.
 */
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
