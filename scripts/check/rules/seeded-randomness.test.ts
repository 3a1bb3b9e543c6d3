import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandomness } from './seeded-randomness.ts'

const property = "import fc from 'fast-check'\n"

describe('seededRandomness', () => {
  it.each([
    ['src/lib/a.ts', 'const a = Math.random()', 1],
    ['scripts/a.ts', 'const a = Math.random()', 1],
    ['stories/a.ts', 'const key = crypto.randomUUID()', 1],
    ['src/lib/browser/random-key.ts', 'crypto.getRandomValues(bytes)', 0],
    ['mocks/world/a.ts', "import { faker } from '@faker-js/faker/locale/base'", 1],
    [
      'mocks/scenarios/builders/seeded-source.ts',
      "import { faker } from '@faker-js/faker/locale/base'",
      0,
    ],
    ['src/lib/a.test.ts', `${property}fc.assert(a, { numRuns: 3 })`, 0],
    ['src/lib/a.test.ts', `${property}fc.assert(a, { seed: 7 })`, 1],
    ['src/lib/a.test.ts', `${property}const seed = 7\nfc.assert(a, { seed })`, 1],
    ['mocks/samples/a.test.ts', 'writePaper({ seed, words })', 0],
    ['src/lib/a.test.ts', `${property}fc.resetConfigureGlobal()`, 1],
    ['src/lib/a.ts', property, 1],
    ['stories/a.stories.tsx', property, 1],
    ['e2e/a.ts', property, 1],
    ['mocks/testing/a.ts', property, 0],
    ['mocks/testing/seed-properties.ts', `${property}fc.configureGlobal({ seed: 1 })`, 0],
    ['docs/a.md', '`Math.random` is refused.', 0],
  ])('%s: %s', (path, text, problems) => {
    expect(seededRandomness([{ path, text }])).toHaveLength(problems)
  })

  it('names file and line', () => {
    const [problem] = seededRandomness([{ path: 'src/a.ts', text: '\nconst a = Math.random()' }])
    expect(problem).toMatch(/^src\/a\.ts:2: /)
  })
})

it('unit tests have the seed of the set-up', () => {
  expect(fc.readConfigureGlobal().seed).toBeTypeOf('number')
})
