type Move = {
  /** Path below the language. */
  from: string
  to: string
  /** What becomes of the rest of the path; without a word, only the path itself has moved. */
  below?: 'kept' | 'dropped'
}

/** Addresses of earlier days and other names of a page, the longer ones first. */
const moves: readonly Move[] = [
  { from: 'researcher/index/details', to: 'researcher/details', below: 'kept' },
  { from: 'researcher/index', to: 'researcher' },
  { from: 'researcher/rewards-plus', to: 'researcher/rewards', below: 'dropped' },
  { from: 'researcher/aje-plus', to: 'researcher/rewards', below: 'dropped' },
  { from: 'testimonials', to: 'testimonials/submit' },
  { from: 'curie', to: 'rubriq', below: 'kept' },
  { from: 'home', to: 'researcher', below: 'dropped' },
]

/**
 * Where an address (path, search and hash with the language before them) has moved to, in one step;
 * undefined where it has not. Search and hash stay.
 */
export function legacyRedirect(href: string): string | undefined {
  const [, language = '', path = '', rest = ''] =
    /^\/([^/?#]+)\/([^?#]*?)\/*([?#].*)?$/.exec(href) ?? []
  for (const { from, to, below } of moves) {
    if (path === from) return `/${language}/${to}${rest}`
    if (!below || !path.startsWith(`${from}/`)) continue
    return `/${language}/${to}${below === 'kept' ? path.slice(from.length) : ''}${rest}`
  }
  return undefined
}
