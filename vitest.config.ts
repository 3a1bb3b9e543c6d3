import { defineConfig } from 'vitest/config'
import { storyTests } from './.storybook/story-tests.ts'
import { hung } from './scripts/setup/test-in-browser.ts'
import { matrixTests } from './stories/matrix/matrix-tests.ts'

/** All projects, for editors; each has a configuration of its own that starts faster. */
export default defineConfig({
  test: {
    teardownTimeout: hung,
    attachmentsDir: '.cache/test/attachments',
    projects: ['./vitest.unit.config.ts', storyTests, matrixTests],
  },
})
