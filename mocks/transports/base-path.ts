import { addressIn } from '../../src/lib/url/address-in.ts'

export function pathBelow(pathname: string, base: string): string {
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname
}

export async function callFrom(request: Request, base: string): Promise<Request> {
  if (base === '/') return request
  const url = new URL(request.url)
  url.pathname = pathBelow(url.pathname, base)
  const { method, headers } = request
  // Not every browser can forward an unread body.
  const body = ['GET', 'HEAD'].includes(method) ? null : await request.clone().blob()
  return new Request(url, { method, headers, body })
}

/** Adds the folder to a redirect, which the browser follows itself. */
export function answerBelow(response: Response, base: string): Response {
  const location = response.headers.get('Location')
  if (location) response.headers.set('Location', addressIn(location, base))
  return response
}

export function addressBelow(base: string, pattern: string): RegExp {
  const folder = base.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^https?://[^/]+(?:${folder}|/)${pattern}`)
}
