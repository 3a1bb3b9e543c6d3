import type { Outcome } from './schedule.ts'

type Counts = Pick<Outcome, 'passed' | 'failed'>

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A file that does not load and a skipped test count as failures. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const leftOut = report.numPendingTests + report.numTodoTests
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length + leftOut,
  }
}

/** A flaky test counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }
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
