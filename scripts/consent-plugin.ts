import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const address = 'external/consent.js'

const source = () => readFileSync(new URL('../mocks/consent/consent.js', import.meta.url), 'utf8')

/** Serves a simulated consent script in development and in the demo. */
export function consentScript({ isDemo }: { isDemo: boolean }): Plugin {
  return {
    name: 'galley-consent',
    configureServer(server) {
      const { base, mode } = server.config
      if (mode === 'production') return
      server.middlewares.use(`${base}${address}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    generateBundle() {
      if (isDemo) this.emitFile({ type: 'asset', fileName: address, source: source() })
    },
  }
}
