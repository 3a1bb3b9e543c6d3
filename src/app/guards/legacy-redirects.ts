type LegacyRedirect = {
  from: string
  to: string
  /** What happens to the rest of a longer path; by default it does not match. */
  below?: 'kept' | 'dropped'
}

/** Former paths and aliases, longest first. */
const legacyRedirects: readonly LegacyRedirect[] = [
  { from: 'researcher/index/details', to: 'researcher/details', below: 'kept' },
  { from: 'researcher/index', to: 'researcher' },
  { from: 'researcher/rewards-plus', to: 'researcher/rewards', below: 'dropped' },
  { from: 'researcher/aje-plus', to: 'researcher/rewards', below: 'dropped' },
  { from: 'testimonials', to: 'testimonials/submit' },
  { from: 'curie', to: 'rubriq', below: 'kept' },
  { from: 'home', to: 'researcher', below: 'dropped' },
]

export function legacyRedirect(href: string): string | undefined {
  const [, language = '', path = '', rest = ''] =
    /^\/([^/?#]+)\/([^?#]*?)\/*([?#].*)?$/.exec(href) ?? []
  for (const { from, to, below } of legacyRedirects) {
    if (path === from) return `/${language}/${to}${rest}`
    if (!below || !path.startsWith(`${from}/`)) continue
    return `/${language}/${to}${below === 'kept' ? path.slice(from.length) : ''}${rest}`
  }
  return undefined
}
