import { addressIn } from '../../src/lib/address-in.ts'
import { insidePath } from '../../src/lib/inside-path.ts'
import { pathBelow } from '../transports/base-path.ts'

type Place = { pathname: string; search: string }

const isOutside = (path: string) => /^\/(outside|support)(\/|$)/.test(path)

/**
 * Where the page stands that shows an address outside, or undefined for an address of the
 * application. It is one file, since a host of files alone knows no deeper addresses.
 */
export function outsideEntry(here: Place, base: string): string | undefined {
  const path = pathBelow(here.pathname, base)
  // Arrived there already: the host has no such file, and would send the visitor round for ever.
  if (!isOutside(path) || new URLSearchParams(here.search).has('address')) return undefined
  const address = path + here.search
  return addressIn(`/outside/?${new URLSearchParams({ address })}`, base)
}

/** The address outside that a page was opened for: the one that it was sent to with, or its own. */
export function askedAddress(here: Place, base: string): string {
  const asked = insidePath(new URLSearchParams(here.search).get('address') ?? undefined)
  const own = pathBelow(here.pathname, base).replace(/\/index[.]html$/, '/')
  return asked ?? own + here.search
}
