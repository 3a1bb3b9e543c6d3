import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { Plugin } from 'vite'

/**
 * What runs stories as tests. Left out is what gives docs pages the source of each story: no test shows
 * them, and with its source maps a failing story names a wrong line.
 */
export async function storyPlugins(): Promise<Plugin[]> {
  const plugins = await storybookTest({ configDir: '.storybook' })
  // They come nested, whatever their type says.
  return plugins.flat(9).filter(({ name }) => name !== 'plugin-csf')
}
