import type { Plugin } from 'vite'

/** Enables the pseudo-locale in built Storybooks; throws if the code to patch has changed. */
export function pseudoPlugin(): Plugin {
  const condition = 'import.meta.env.DEV'
  return {
    name: 'galley:pseudo',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\/catalogs\.ts$/ },
      handler(code) {
        if (!code.includes(condition)) throw new Error(`catalogs.ts does not say "${condition}".`)
        return { code: code.replace(condition, 'true'), map: null }
      },
    },
  }
}
