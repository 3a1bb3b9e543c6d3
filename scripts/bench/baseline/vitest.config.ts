import { defineConfig, mergeConfig } from 'vitest/config'
import { testInBrowser } from '../../setup/test-in-browser.ts'
import barePage from './vite.config.ts'

// biome-ignore lint/style/noDefaultExport: Vitest reads it.
export default mergeConfig(
  barePage,
  defineConfig({ test: { browser: { ...testInBrowser(), enabled: false } } }),
)
