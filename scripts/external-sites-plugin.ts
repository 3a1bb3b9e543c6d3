import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { externalSiteIds, mailboxId } from '../mocks/backend/external-sites/external-site-ids.ts'

const source = 'mocks/external-sites/index.html'
const built = 'external/index.html'

type Asked = { method: string; url: string; accept: string }

/** How a server answers an external address: by its page, by sending a form there again, or not at all. */
export function externalResponse({ method, url, accept }: Asked, base: string) {
  const [path = ''] = url.split('?')
  if (!path.startsWith(base)) return undefined
  const [first, ...rest] = path.slice(base.length).split('/')
  // The calls of these pages are the worker's to answer.
  if ((first !== 'external' && first !== 'support') || rest.includes('api')) return undefined
  if (method === 'POST') return { kind: 'see-other', location: url } as const
  const isPage = ['GET', 'HEAD'].includes(method) && /text\/html|^$/.test(accept)
  return isPage ? ({ kind: 'page' } as const) : undefined
}

const askedIn = ({ method = 'GET', url = '/', headers }: IncomingMessage): Asked => ({
  method,
  url,
  accept: headers.accept ?? '',
})

type Next = (error?: unknown) => void

/** Sends a form to the page by GET; gives whether the page itself is asked for. */
function isPageAsked(request: IncomingMessage, response: ServerResponse, base: string): boolean {
  const way = externalResponse(askedIn(request), base)
  if (way?.kind === 'see-other') response.writeHead(303, { Location: way.location }).end()
  return way?.kind === 'page'
}

/** Every address that a host of files alone can find the page at, beside the application's own fallback. */
export const builtPages = [
  built,
  'support/index.html',
  ...[...externalSiteIds, mailboxId].map((id) => `external/${id}/index.html`),
]

/**
 * Serves the pages that stand for the world around the product, in development and in the demo: an
 * entry of their own, which no production build has.
 */
export function externalSitePages({ isDemo }: { isDemo: boolean }): Plugin {
  let base = '/'
  return {
    name: 'galley-external-sites',
    config: () =>
      isDemo
        ? { build: { rolldownOptions: { input: { index: 'index.html', external: source } } } }
        : {},
    configResolved(config) {
      base = config.base
    },
    configureServer(server) {
      const { root, mode } = server.config
      if (mode === 'production') return
      server.middlewares.use(async (request, response, next: Next) => {
        if (!isPageAsked(request, response, base)) {
          if (!response.writableEnded) next()
          return
        }
        try {
          const html = readFileSync(join(root, source), 'utf8')
          const page = await server.transformIndexHtml(`/${source}`, html, request.originalUrl)
          response.setHeader('Content-Type', 'text/html')
          response.end(page)
        } catch (error) {
          next(error)
        }
      })
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      if (!existsSync(join(root, build.outDir, built))) return
      server.middlewares.use((request, response, next: Next) => {
        if (isPageAsked(request, response, base)) request.url = base + built
        if (!response.writableEnded) next()
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[source]
        const application = bundle['index.html']
        if (page?.type !== 'asset' || application?.type !== 'asset') return
        delete bundle[source]
        for (const fileName of builtPages) {
          this.emitFile({ type: 'asset', fileName, source: page.source })
        }
        // What hosts of files alone show for every address that they have no file for.
        this.emitFile({ type: 'asset', fileName: '404.html', source: application.source })
      },
    },
  }
}
