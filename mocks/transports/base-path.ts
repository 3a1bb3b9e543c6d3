import { addressIn } from '../../src/lib/address-in.ts'

/** The path of a page or a call below the portal's folder, with a slash before it. */
export function pathBelow(pathname: string, base: string): string {
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname
}

/** The call as a portal that has the whole host would make it: the backend knows of no folder. */
export async function callFrom(request: Request, base: string): Promise<Request> {
  if (base === '/') return request
  const url = new URL(request.url)
  url.pathname = pathBelow(url.pathname, base)
  const { method, headers } = request
  // Not every browser can send on a body that is still to be read.
  const body = ['GET', 'HEAD'].includes(method) ? null : await request.clone().blob()
  return new Request(url, { method, headers, body })
}

/** The answer as a portal below a folder has to give it: the browser itself follows a redirect. */
export function answerBelow(response: Response, base: string): Response {
  const location = response.headers.get('Location')
  if (location) response.headers.set('Location', addressIn(location, base))
  return response
}

/** Matches an address by its path, below a folder or none: what a pattern says of it, from the slash on. */
export function addressBelow(base: string, pattern: string): RegExp {
  const folder = base.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^https?://[^/]+(?:${folder}|/)${pattern}`)
}
