import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { externalSiteIds, mailboxId } from '../mocks/backend/external-sites/external-site-ids.ts'

const source = 'mocks/external-sites/index.html'
const built = 'external/index.html'

type PageRequest = { method: string; url: string; accept: string }

/** An external address gets its page, a posted form is redirected to GET, and anything else is not handled. */
export function externalResponse({ method, url, accept }: PageRequest, base: string) {
  const [path = ''] = url.split('?')
  if (!path.startsWith(base)) return undefined
  const [first, ...rest] = path.slice(base.length).split('/')
  // Calls of these pages are answered by the service worker.
  if ((first !== 'external' && first !== 'support') || rest.includes('api')) return undefined
  if (method === 'POST') return { kind: 'see-other', location: url } as const
  const isPage = ['GET', 'HEAD'].includes(method) && /text\/html|^$/.test(accept)
  return isPage ? ({ kind: 'page' } as const) : undefined
}

const pageRequestOf = ({ method = 'GET', url = '/', headers }: IncomingMessage): PageRequest => ({
  method,
  url,
  accept: headers.accept ?? '',
})

type Next = (error?: unknown) => void

/** Redirects a posted form; tells whether the page itself is requested. */
function isPageRequest(request: IncomingMessage, response: ServerResponse, base: string): boolean {
  const result = externalResponse(pageRequestOf(request), base)
  if (result?.kind === 'see-other') response.writeHead(303, { Location: result.location }).end()
  return result?.kind === 'page'
}

/** Files of the page for static hosts. */
export const builtPages = [
  built,
  'support/index.html',
  ...[...externalSiteIds, mailboxId].map((id) => `external/${id}/index.html`),
]

/** Serves the external sites in development and in the demo, as a second entry; production builds have none. */
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
        if (!isPageRequest(request, response, base)) {
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
        if (isPageRequest(request, response, base)) request.url = base + built
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
        // Static hosts serve it for unknown paths.
        this.emitFile({ type: 'asset', fileName: '404.html', source: application.source })
      },
    },
  }
}
