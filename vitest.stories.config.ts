import { defineConfig } from 'vitest/config'
import { storyTests } from './.storybook/story-tests.ts'
import { hung } from './scripts/setup/test-in-browser.ts'

/** Stories alone: the server of each further project takes seconds to start. */
export default defineConfig({
  test: {
    teardownTimeout: hung,
    attachmentsDir: '.cache/test/attachments',
    projects: [storyTests],
  },
})
