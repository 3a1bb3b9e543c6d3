import { describe, expect, it } from 'vitest'
import { closingLine, countPlaywright, countVitest, withExitCode } from './counting.ts'

const vitest = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
}
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

describe('countVitest', () => {
  it.each([
    ['all passed', vitest, 0],
    ['two failed', { ...vitest, numFailedTests: 2 }, 2],
    [
      'a file that does not load',
      { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] },
      1,
    ],
    ['one skipped and one to do', { ...vitest, numPendingTests: 1, numTodoTests: 1 }, 2],
  ])('%s', (_name, report, failed) => {
    expect(countVitest(report)).toEqual({ passed: 7, failed })
  })
})

describe('countPlaywright', () => {
  it.each([
    ['all passed', {}, [], 0],
    ['one failed', { unexpected: 1 }, [], 1],
    ['one passed at the second try', { flaky: 1 }, [], 1],
    ['one skipped', { skipped: 1 }, [], 1],
    ['a server that does not start', {}, [{ message: 'no port' }], 1],
  ])('%s', (_name, stats, errors, failed) => {
    const report = { stats: { ...playwright.stats, ...stats }, errors }
    expect(countPlaywright(report)).toEqual({ passed: 4, failed })
  })
})

describe('withExitCode', () => {
  it.each([
    ['tests that passed', { passed: 3, failed: 0 }, 0, 0],
    ['tests that failed', { passed: 3, failed: 2 }, 1, 2],
    ['an error outside of the tests', { passed: 3, failed: 0 }, 1, 1],
    ['no test at all', { passed: 0, failed: 0 }, 0, 1],
  ])('%s', (_name, counts, exitCode, failed) => {
    expect(withExitCode(counts, exitCode).failed).toBe(failed)
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
