/** The `VITE_…` variables of the build. */
type PolicyEnvironment = Readonly<Record<string, string | undefined>>

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : []

const listed = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? []

/** The server names these hosts while the portal runs; a build that is told them allows no others. */
const namedByServer = (text: string | undefined): string[] =>
  text === undefined ? ['https:'] : listed(text)

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
    // Logout images of other sites.
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...namedByServer(environment.VITE_IMAGE_ORIGINS),
      ...server,
    ],
    // Card fields.
    'frame-src': ["'self'", ...namedByServer(environment.VITE_FRAME_ORIGINS), ...server],
    'connect-src': isDemo ? ["'self'", 'http:', 'https:'] : ["'self'", ...server, ...journals],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Some payment pages are opened by a form.
    'form-action': ["'self'", ...namedByServer(environment.VITE_FORM_ORIGINS), ...server],
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
