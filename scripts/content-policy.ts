/** What a build tells of where it will run: what `VITE_…` variables it was made with. */
export type PolicyEnvironment = Readonly<Record<string, string | undefined>>

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : []

const listed = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? []

/**
 * The content security policy of a build. `demo` has the mock backend inside: its proofreader is
 * WebAssembly, and its Devtools may ask a real server anywhere.
 */
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
    // The server names the other sites that end their sessions by an image, and providers of card fields.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...server],
    'frame-src': ["'self'", 'https:', ...server],
    'connect-src': isDemo ? ["'self'", 'http:', 'https:'] : ["'self'", ...server, ...journals],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Some payment pages are opened by a form.
    'form-action': ["'self'", 'https:', ...server],
    'require-trusted-types-for': ["'script'"],
    // `inert` reads the forms of payment pages into a document of their own.
    'trusted-types': ['default', 'inert'],
  }
  return Object.entries(sources)
    .map(([directive, allowed]) => `${directive} ${[...new Set(allowed)].join(' ')}`)
    .join('; ')
}

/** The headers for a host of files, as several of them read: a path, and what is sent below it. */
export function headersFile(policy: string, base: string): string {
  // A page's own element cannot say who may frame it.
  return `${base}*
  Content-Security-Policy: ${policy}; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
`
}
