import { readFile } from 'node:fs/promises'
import { builtinResolvers, parse } from 'react-docgen'
import type { Plugin } from 'vite'

const query = '?props'

/**
 * `button.tsx?props` is what react-docgen finds in the types of its components. Storybook leaves its
 * own docgen out of tests and of builds for pictures.
 */
export function componentPropsPlugin(): Plugin {
  return {
    name: 'galley:component-props',
    enforce: 'pre',
    load: {
      filter: { id: /[.]tsx[?]props$/ },
      async handler(id) {
        const filename = id.slice(0, -query.length)
        this.addWatchFile(filename)
        const found = parse(await readFile(filename, 'utf8'), {
          filename,
          resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
        })
        const components = found.map(({ displayName, props }) => ({ name: displayName, props }))
        return { code: `export default ${JSON.stringify(components)}`, map: null }
      },
    },
  }
}
