import type { Plugin } from 'vite'
import { isSiteLanguage } from '../src/i18n/locales.ts'

const own = ['api', 'external', 'support']

/** Why the portal cannot be served from a folder, or undefined. */
export function folderProblem(base: string): string | undefined {
  const [, first = ''] = base.split('/')
  if (!/^\/([^/?#]+\/)*$/.test(base)) {
    return `"${base}" is no folder of the host that the portal is on: give its path, such as /galley/.`
  }
  if (!own.includes(first) && !isSiteLanguage(first)) return undefined
  return `"${base}" begins like an address of the portal itself: /${first}/. Give the folder another name.`
}

export function portalFolder(): Plugin {
  return {
    name: 'galley-folder',
    configResolved({ base }) {
      const problem = folderProblem(base)
      if (problem) throw new Error(problem)
    },
  }
}
