import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'

/** No script is a call. Asked about each of them, the worker and the page would delay it, which in development are hundreds. */
export const pastScripts = `
addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { requestDestination: 'script' }, source: 'network' })
})
addEventListener('fetch', (event) => {
  if (event.request.destination === 'script') event.stopImmediatePropagation()
})
`

const source = () =>
  pastScripts + readFileSync(fileURLToPath(import.meta.resolve(`msw/${fileName}`)), 'utf8')

/** Serves the service worker of the mock backend in development, and puts it into builds. */
export function mockWorker(): Plugin {
  return {
    name: 'galley-mock-worker',
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() })
    },
  }
}
