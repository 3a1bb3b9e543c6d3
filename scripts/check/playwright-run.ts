import { relative, resolve } from 'node:path'
import { root } from '../setup/project-node.mjs'
import type { TestResult, TestRun } from './test-run.ts'

type Attempt = {
  duration: number
  error?: { message?: string }
  attachments: { name: string; path?: string }[]
}

type Spec = {
  title: string
  file: string
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: Attempt[] }[]
}

type Suite = { title: string; specs: Spec[]; suites?: Suite[] }

/** What is read of Playwright's JSON report. */
export type PlaywrightReport = {
  config: { rootDir: string }
  suites: Suite[]
  errors: { message?: string }[]
}

const states = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const

function resultsOf({ title, file, tests }: Spec, above: string, folder: string): TestResult[] {
  return tests.map(({ status, results }) => {
    const error = results.find((attempt) => attempt.error)?.error?.message
    const recordings = results
      .flatMap(({ attachments }) => attachments)
      .flatMap(({ name, path }) => (name === 'trace' && path ? relative(root, path) : []))
    return {
      file: relative(root, resolve(folder, file)),
      title: [above, title].filter(Boolean).join(' > '),
      seconds: (results.at(-1)?.duration ?? 0) / 1000,
      state: states[status],
      ...(error === undefined ? {} : { error }),
      ...(recordings.length > 0 ? { recordings } : {}),
    }
  })
}

export function playwrightRun({ config, suites, errors }: PlaywrightReport): TestRun {
  const testsIn = ({ specs, suites: inner = [] }: Suite, above: string): TestResult[] => [
    ...specs.flatMap((spec) => resultsOf(spec, above, config.rootDir)),
    ...inner.flatMap((suite) => testsIn(suite, [above, suite.title].filter(Boolean).join(' > '))),
  ]
  return {
    // The outermost suites are files.
    tests: suites.flatMap((file) => testsIn(file, '')),
    errors: errors.map(({ message = 'Playwright failed outside of its tests.' }) => message),
  }
}
