import type { Plugin } from 'vite'

/**
 * The pseudo-locale is part of the application only while it is developed; a built Storybook, whose
 * toolbar offers it, has it too. Throws where the application no longer says so in these words.
 */
export function pseudoPlugin(): Plugin {
  const said = 'import.meta.env.DEV'
  return {
    name: 'galley:pseudo',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\/catalogue-areas\.ts$/ },
      handler(code) {
        if (!code.includes(said)) throw new Error(`catalogue-areas.ts does not say "${said}".`)
        return { code: code.replace(said, 'true'), map: null }
      },
    },
  }
}
