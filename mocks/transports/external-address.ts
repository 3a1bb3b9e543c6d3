import { addressIn } from '../../src/lib/url/address-in.ts'
import { insidePath } from '../../src/lib/url/inside-path.ts'
import { pathBelow } from './base-path.ts'

type PageAddress = { pathname: string; search: string }

const isExternal = (path: string) => /^\/(external|support)(\/|$)/.test(path)

/** Undefined for the application's addresses. One file: static hosts know no deeper paths. */
export function externalSiteEntry(here: PageAddress, base: string): string | undefined {
  const path = pathBelow(here.pathname, base)
  // Already at the entry: redirecting again would loop, since the host has no such file.
  if (!isExternal(path) || new URLSearchParams(here.search).has('address')) return undefined
  const address = path + here.search
  return addressIn(`/external/?${new URLSearchParams({ address })}`, base)
}

export function requestedAddress(here: PageAddress, base: string): string {
  const requested = insidePath(new URLSearchParams(here.search).get('address') ?? undefined)
  const own = pathBelow(here.pathname, base).replace(/\/index[.]html$/, '/')
  return requested ?? own + here.search
}
