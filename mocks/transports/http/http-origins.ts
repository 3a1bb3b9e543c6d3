import { operations } from '../../../src/api/generated/operations.gen.ts'
import { matchRoute } from '../../backend/calls/route-table.ts'

// Other origins could not send the cookie anyway (SameSite).
const machineOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const sentHeaders = 'Content-Type, Idempotency-Key, X-World, X-Scenario, X-Advance, X-Session'

export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('Origin')
  if (!origin || !machineOrigin.test(origin)) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Content-Disposition',
    Vary: 'Origin',
  }
}

export function preflight(request: Request): Response {
  const headers = {
    ...corsHeaders(request),
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': sentHeaders,
    'Access-Control-Max-Age': '600',
  }
  return new Response(null, { status: 204, headers })
}

/** Other sites load it as an image to end the session here too. */
const crossSiteImage = '/api/auth/logout.gif'

function changesSomething(method: string, pathname: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true
  const match = matchRoute(method, pathname)
  return match.kind === 'found' && operations[match.id].changes && pathname !== crossSiteImage
}

/** Cross-site requests that change something; plain navigation is allowed. */
export function isForeignChange(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { host, pathname }: URL,
): boolean {
  const origin = headers.get('Origin')
  // Images, scripts and other plain GETs send no Origin header.
  const isForeign =
    origin === null
      ? headers.get('Sec-Fetch-Site') === 'cross-site' &&
        headers.get('Sec-Fetch-Dest') !== 'document'
      : URL.parse(origin)?.host !== host && !machineOrigin.test(origin)
  return isForeign && changesSomething(method, pathname)
}
