import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { Plugin } from 'vite'
import { isShortRun } from './short-run.ts'

/** `npm test` leaves stories that only multiply what others show to its deep run; a named file runs whole. */
const exclude = isShortRun ? ['deep'] : []

/** Omits the source code of docs pages, which tests do not show and whose source maps are wrong. */
export async function storyPlugins(): Promise<Plugin[]> {
  const plugins = await storybookTest({ configDir: '.storybook', tags: { exclude } })
  // The plugins are nested, unlike their type.
  return plugins.flat(9).filter(({ name }) => name !== 'plugin-csf')
}
