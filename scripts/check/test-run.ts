/** One test of any runner, after its last try. */
export type TestResult = {
  /** Project path of the test's file. */
  file: string
  title: string
  seconds: number
  /** `flaky`: failed, and passed at once on the second try. */
  state: 'passed' | 'flaky' | 'failed' | 'skipped'
  /** First error of a failed or flaky test. */
  error?: string
  /** Traces for `npx playwright show-trace`, or screenshots. */
  recordings?: string[]
  /** How many generated cases it tried, in words. */
  tried?: string
}

export type TestRun = {
  tests: TestResult[]
  /** Errors outside of tests: a file that does not load, a server that does not start. */
  errors: string[]
}
