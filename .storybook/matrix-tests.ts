import type { TestProjectInlineConfiguration } from 'vitest/config'
import { hung, testInBrowser } from '../scripts/setup/test-in-browser.ts'

/** The project of Vitest that opens each screen in the five languages. */
export const matrixTests: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  test: {
    name: 'matrix',
    testTimeout: hung,
    hookTimeout: hung,
    // Each page imports every story, which takes as long as seven rows.
    isolate: false,
    // Pages of a deep run wait for a third of their time.
    maxWorkers: process.env.GALLEY_DEEP === '1' ? 3 : 2,
    setupFiles: [
      './.storybook/load-cjk-fonts.ts',
      './.storybook/query-errors.ts',
      './mocks/testing/endless-calls.ts',
    ],
    include: ['stories/matrix/*.matrix.ts'],
    provide: { deep: process.env.GALLEY_DEEP === '1' },
    browser: testInBrowser(),
  },
}
