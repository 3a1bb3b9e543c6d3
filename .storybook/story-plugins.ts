import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { Plugin } from 'vite'

/** Omits the source code of docs pages, which tests do not show and whose source maps are wrong. */
export async function storyPlugins(): Promise<Plugin[]> {
  const plugins = await storybookTest({ configDir: '.storybook' })
  // The plugins are nested, unlike their type.
  return plugins.flat(9).filter(({ name }) => name !== 'plugin-csf')
}
