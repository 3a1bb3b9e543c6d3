import { describe, expect, it } from 'vitest'
import { allowNoTest, closingLine, countRun, withExitCode } from './counting.ts'
import type { TestResult } from './test-run.ts'

const one = (state: TestResult['state']): TestResult => ({
  file: 'stories/a.stories.tsx',
  title: 'A',
  seconds: 0.2,
  state,
})

describe('countRun', () => {
  it.each([
    ['tests that passed', ['passed', 'passed'], [], 2, 0],
    ['one failed', ['passed', 'failed'], [], 1, 1],
    ['one passed on the second try', ['passed', 'flaky'], [], 2, 0],
    ['one skipped', ['passed', 'skipped'], [], 1, 1],
    ['a file that does not load', ['passed'], ['no such module'], 1, 1],
  ] as const)('%s', (_name, states, errors, passed, failed) => {
    expect(countRun({ tests: states.map(one), errors: [...errors] })).toEqual({ passed, failed })
  })
})

describe('withExitCode', () => {
  it.each([
    ['tests that passed', { passed: 3, failed: 0 }, 0, [], 0],
    ['tests that failed', { passed: 3, failed: 2 }, 1, [], 2],
    ['an error outside of the tests', { passed: 3, failed: 0 }, 1, [], 1],
    ['no test at all', { passed: 0, failed: 0 }, 0, [], 1],
    ['no test of a change', { passed: 0, failed: 0 }, 0, [allowNoTest], 0],
    ['an error instead of a test', { passed: 0, failed: 0 }, 1, [allowNoTest], 1],
  ])('%s', (_name, counts, exitCode, args, failed) => {
    expect(withExitCode(counts, exitCode, args).failed).toBe(failed)
  })
})

describe('closingLine', () => {
  it('adds up all steps', () => {
    const outcomes = [
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ]
    expect(closingLine(outcomes)).toBe('41 passed, 2 failed')
  })
})
