import { defineConfig } from 'vitest/config'
import { matrixTests } from './.storybook/matrix-tests.ts'
import { storyTests } from './.storybook/story-tests.ts'
import { hung } from './scripts/setup/test-in-browser.ts'

/** All projects, for editors; each has a configuration of its own that starts faster. */
export default defineConfig({
  test: {
    teardownTimeout: hung,
    attachmentsDir: '.cache/test/attachments',
    projects: ['./vitest.unit.config.ts', storyTests, matrixTests],
  },
})
