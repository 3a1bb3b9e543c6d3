import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { wellEncoded } from '../src/lib/url/well-encoded.ts'

/**
 * Makes the path of a request decodable: Vite answers 404 to others, such as
 * `/en/login/failure/100%`.
 */
export function encodePath(
  request: Pick<IncomingMessage, 'url'>,
  _: ServerResponse | undefined,
  next: () => void,
): void {
  const [path = '', ...query] = (request.url ?? '').split('?')
  request.url = [wellEncoded(path), ...query].join('?')
  next()
}

export function wellEncodedPaths(): Plugin {
  return {
    name: 'galley-well-encoded-paths',
    configureServer: ({ middlewares }) => {
      middlewares.use(encodePath)
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(encodePath)
    },
  }
}
