import { insidePath } from '../src/lib/inside-path.ts'

type Place = { pathname: string; search: string }

/** The path below the base of the build, with a slash before it. */
function below({ pathname }: Place, base: string): string {
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname
}

const isOutside = (path: string) => /^\/(outside|support)(\/|$)/.test(path)

/**
 * Where the page stands that shows an address outside, or undefined for an address of the
 * application. It is one file, since a host of files alone knows no deeper addresses.
 */
export function outsideEntry(here: Place, base: string): string | undefined {
  const path = below(here, base)
  // Arrived there already: the host has no such file, and would send the visitor round for ever.
  if (!isOutside(path) || new URLSearchParams(here.search).has('address')) return undefined
  return `${base}outside/?${new URLSearchParams({ address: path + here.search })}`
}

/** The address outside that a page was opened for: the one that it was sent to with, or its own. */
export function askedAddress(here: Place, base: string): string {
  const asked = insidePath(new URLSearchParams(here.search).get('address') ?? undefined)
  const own = below(here, base).replace(/\/index[.]html$/, '/')
  return asked ?? own + here.search
}

/** An address of the portal as this build serves it. */
export const addressIn = (base: string, address: string): string =>
  address.startsWith('/') ? `${base}${address.slice(1)}` : address
