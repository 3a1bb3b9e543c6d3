import type { Outcome } from './schedule.ts'
import type { TestRun } from './test-run.ts'

type Counts = Pick<Outcome, 'passed' | 'failed'>

/** A skipped test and an error outside of the tests count as failures; a flaky test has passed. */
export function countRun({ tests, errors }: TestRun): Counts {
  const passed = tests.filter(({ state }) => state === 'passed' || state === 'flaky').length
  return { passed, failed: tests.length - passed + errors.length }
}

/** For both runners: the change affects no test of this kind. */
export const allowNoTest = '--pass-with-no-tests'

/** The runner may fail even if every test in its report passed. */
export function withExitCode(counts: Counts, exitCode: number, args: readonly string[]): Outcome {
  if (counts.failed === 0 && exitCode !== 0) return { ...counts, failed: 1 }
  if (counts.failed > 0 || counts.passed > 0) return counts
  return { passed: 0, failed: args.includes(allowNoTest) ? 0 : 1, note: 'found no test to run' }
}

export function closingLine(outcomes: Counts[]): string {
  const sum = (part: keyof Counts) => outcomes.reduce((total, counts) => total + counts[part], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
