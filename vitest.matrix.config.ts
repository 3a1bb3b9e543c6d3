import { defineConfig } from 'vitest/config'
import { hung } from './scripts/setup/test-in-browser.ts'
import { matrixTests } from './stories/matrix/matrix-tests.ts'

/** The matrix alone, without the servers of the other projects. */
export default defineConfig({
  test: {
    teardownTimeout: hung,
    attachmentsDir: '.cache/test/attachments',
    projects: [matrixTests],
  },
})
