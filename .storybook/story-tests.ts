import type { TestProjectInlineConfiguration } from 'vitest/config'
import { hung, testInBrowser } from '../scripts/setup/test-in-browser.ts'
import { isShortRun } from './short-run.ts'
import { storyPlugins } from './story-plugins.ts'

/** The project of Vitest that runs each story as a test. */
export const storyTests: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  plugins: [storyPlugins()],
  // As those of the application: one that is found later reloads the page.
  optimizeDeps: {
    // All of them, or a run of one story would leave out what the others need.
    entries: ['src/main.tsx', 'stories/**/*.stories.tsx'],
    include: ['@hyzyla/pdfium', '@lingui/format-po', '@messageformat/parser', 'storybook/actions'],
  },
  // Compiles what every screen needs while the browser starts.
  server: { warmup: { clientFiles: ['.storybook/preview.tsx', 'stories/screen.tsx'] } },
  test: {
    name: 'stories',
    env: isShortRun ? { GALLEY_SHORT: '1' } : {},
    testTimeout: hung,
    hookTimeout: hung,
    // As in Storybook itself, where a page shows one story after the other.
    isolate: false,
    // Pages whose answers are delayed wait half of their time.
    maxWorkers: process.env.GALLEY_DELAYS ? 5 : 2,
    setupFiles: [
      './.storybook/record-coverage.ts',
      './.storybook/load-cjk-fonts.ts',
      './mocks/testing/endless-calls.ts',
    ],
    browser: testInBrowser(),
  },
}
