import type { Outcome } from './schedule.ts'

type Counts = Pick<Outcome, 'passed' | 'failed'>

/** Vitest's JSON report, as far as it is counted. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Playwright's JSON report, as far as it is counted. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A file that does not load has no test that could fail, and a test left out proves nothing. */
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

/** A test that passes at the second try is a failure: somebody will meet the first. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }
}

/** What the runner says counts too: it may fail where every test in its report passed. */
export function withExitCode(counts: Counts, exitCode: number): Outcome {
  if (counts.failed === 0 && exitCode !== 0) return { ...counts, failed: 1 }
  if (counts.failed === 0 && counts.passed === 0) {
    return { passed: 0, failed: 1, note: 'found no test to run' }
  }
  return counts
}

/** The last line of a run. */
export function closingLine(outcomes: Counts[]): string {
  const sum = (part: keyof Counts) => outcomes.reduce((total, counts) => total + counts[part], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
