import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { storyPlugins } from './.storybook/story-plugins.ts'
import { findBrowser } from './scripts/setup/find-browser.ts'

const browser = findBrowser()

/** Milliseconds after which a test hangs for certain, also on a machine with a tenth of its processor. */
const hung = 240_000

/** Anew for each project, which puts its name into it. */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  connectTimeout: hung,
  screenshotFailures: false,
  provider: playwright({ launchOptions: browser }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
})

export default defineConfig({
  test: {
    teardownTimeout: hung,
    projects: [
      './vitest.unit.config.ts',
      {
        extends: './vite.config.ts',
        plugins: [storyPlugins()],
        // As those of the application: one that is found later reloads the page.
        optimizeDeps: {
          include: ['@lingui/format-po', '@messageformat/parser', 'storybook/actions'],
        },
        test: {
          name: 'stories',
          testTimeout: hung,
          hookTimeout: hung,
          // As in Storybook itself, where a page shows one story after the other.
          isolate: false,
          maxWorkers: 2,
          setupFiles: ['./.storybook/record-coverage.ts', './.storybook/bring-cjk-fonts.ts'],
          browser: inBrowser(),
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'matrix',
          testTimeout: hung,
          hookTimeout: hung,
          isolate: false,
          // One more than there are cores: a page often waits until nothing moves.
          maxWorkers: 3,
          setupFiles: ['./.storybook/bring-cjk-fonts.ts'],
          include: ['stories/matrix/*.matrix.ts'],
          provide: { deep: process.env.GALLEY_DEEP === '1' },
          browser: inBrowser(),
        },
      },
    ],
  },
})
