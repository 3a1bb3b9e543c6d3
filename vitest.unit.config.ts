import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineProject } from 'vitest/config'

/** Unit tests alone, without what Storybook and browsers need to start. */
export default defineProject({
  // Rules may name messages, which are macros before the build.
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    name: 'node',
    environment: 'node',
    // They end what hangs, and nothing that is slow on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Tests share modules and no state: loading all of it anew for each file took most of the time.
    isolate: false,
    maxWorkers: 2,
    setupFiles: [
      './mocks/testing/seed-properties.ts',
      './mocks/testing/record-unit-coverage.ts',
      './mocks/testing/endless-calls.ts',
    ],
    include: ['{src,mocks,openapi,scripts,stories}/**/*.test.ts'],
  },
})
