import type { Plugin } from 'vite'
import { contentPolicy, headersFile } from './content-policy.ts'

const firstElement = '<meta charset="utf-8" />'

/**
 * Puts the content security policy into the page of a build, and beside it, for hosts that read such
 * a file, as headers. Development has none: its own scripts and styles stand in the page.
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
        // The external pages stand for other people's.
        if (path !== '/index.html') return undefined
        if (!html.includes(firstElement)) throw new Error(`index.html has no ${firstElement}.`)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
        // It holds for what comes after it; the character set has to come within the first kilobyte.
        return html.replace(firstElement, `${firstElement}\n    ${meta}`)
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(policy, base) })
    },
  }
}
