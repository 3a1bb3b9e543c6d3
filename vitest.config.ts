import { defineConfig } from 'vitest/config'
import { storyTests } from './.storybook/story-tests.ts'
import { hung, testInBrowser } from './scripts/setup/test-in-browser.ts'

export default defineConfig({
  test: {
    teardownTimeout: hung,
    attachmentsDir: '.cache/test/attachments',
    projects: [
      './vitest.unit.config.ts',
      storyTests,
      {
        extends: './vite.config.ts',
        test: {
          name: 'matrix',
          testTimeout: hung,
          hookTimeout: hung,
          isolate: false,
          // One more than there are cores: a page often waits until nothing moves.
          maxWorkers: 3,
          setupFiles: [
            './.storybook/load-cjk-fonts.ts',
            './.storybook/query-errors.ts',
            './mocks/testing/endless-calls.ts',
          ],
          include: ['stories/matrix/*.matrix.ts'],
          provide: { deep: process.env.GALLEY_DEEP === '1' },
          browser: testInBrowser(),
        },
      },
    ],
  },
})
