/** The `VITE_…` variables of the build. */
export type PolicyEnvironment = Readonly<Record<string, string | undefined>>

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : []

const listed = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? []

/** `demo` allows WebAssembly for the proofreader, and calls to any server for Devtools. */
export function contentPolicy(environment: PolicyEnvironment, { isDemo = false } = {}): string {
  const server = originOf(environment.VITE_API_BASE_URL)
  const journals = [
    ...originOf(environment.VITE_JOURNAL_METADATA_URL),
    ...originOf(environment.VITE_JOURNAL_DIRECTORY_URL),
  ]
  const sources = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(isDemo ? ["'wasm-unsafe-eval'"] : []),
      ...listed(environment.VITE_SCRIPT_ORIGINS),
    ],
    'style-src': ["'self'"],
    // The server names the logout images of other sites and providers of card fields.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...server],
    'frame-src': ["'self'", 'https:', ...server],
    'connect-src': isDemo ? ["'self'", 'http:', 'https:'] : ["'self'", ...server, ...journals],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Some payment pages are opened by a form.
    'form-action': ["'self'", 'https:', ...server],
    'require-trusted-types-for': ["'script'"],
    // `inert` parses the forms of payment pages.
    'trusted-types': ['default', 'inert'],
  }
  return Object.entries(sources)
    .map(([directive, allowed]) => `${directive} ${[...new Set(allowed)].join(' ')}`)
    .join('; ')
}

export function headersFile(policy: string, base: string): string {
  // A `<meta>` element cannot set `frame-ancestors`.
  return `${base}*
  Content-Security-Policy: ${policy}; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
`
}
