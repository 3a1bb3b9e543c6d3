import type { Outcome } from './schedule.ts'
import type { TestRun } from './test-run.ts'

type Counts = Pick<Outcome, 'passed' | 'failed'>

/** A skipped test and an error outside of the tests count as failures; a flaky test has passed. */
export function countRun({ tests, errors }: TestRun): Counts {
  const passed = tests.filter(({ state }) => state === 'passed' || state === 'flaky').length
  return { passed, failed: tests.length - passed + errors.length }
}

/** The runner may fail even if every test in its report passed. */
export function withExitCode(counts: Counts, exitCode: number): Outcome {
  if (counts.failed === 0 && exitCode !== 0) return { ...counts, failed: 1 }
  if (counts.failed === 0 && counts.passed === 0) {
    return { passed: 0, failed: 1, note: 'found no test to run' }
  }
  return counts
}

export function closingLine(outcomes: Counts[]): string {
  const sum = (part: keyof Counts) => outcomes.reduce((total, counts) => total + counts[part], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
