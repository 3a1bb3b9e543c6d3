import type { Plugin } from 'vite'
import { contentPolicy, headersFile } from './content-policy.ts'

const firstElement = '<meta charset="utf-8" />'

/**
 * Puts the Content Security Policy into the page and into `_headers`. Development has none, because
 * its scripts and styles are inline.
 */
export function contentSecurity({ isDemo }: { isDemo: boolean }): Plugin {
  let policy = ''
  let base = '/'
  return {
    name: 'galley-content-security',
    apply: 'build',
    configResolved(config) {
      policy = contentPolicy(config.env, { isDemo })
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        // External pages are not Galley's.
        if (path !== '/index.html') return undefined
        if (!html.includes(firstElement)) throw new Error(`index.html has no ${firstElement}.`)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        // It applies to what follows; the character set must be in the first kilobyte.
        return html.replace(firstElement, `${firstElement}\n    ${meta}`)
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(policy, base) })
    },
  }
}
