import { defineConfig } from 'vitest/config'
import { matrixTests } from './.storybook/matrix-tests.ts'
import { hung } from './scripts/setup/test-in-browser.ts'

/** The matrix alone, without the servers of the other projects. */
export default defineConfig({
  test: {
    teardownTimeout: hung,
    attachmentsDir: '.cache/test/attachments',
    projects: [matrixTests],
  },
})
