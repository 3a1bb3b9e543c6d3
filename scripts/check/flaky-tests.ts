import type { TestResult } from './test-run.ts'

/** A run with more flaky tests fails. */
export const mostFlaky = 3

/** Files of tests that pay, of which none may be flaky. */
const money = /\b(pay|payment|payments|prepay|funds|interleavings)\b|^e2e\/journeys\/order-/

/** The title of a journey in an engine that pays. */
const paysInEngine = /^(chromium|firefox|webkit) (orders|pays) /

/** Why the flaky tests of a run fail it, a line for each reason. */
export function unforgivable(flaky: readonly TestResult[]): string[] {
  const ofMoney = flaky.filter(({ file, title }) => money.test(file) || paysInEngine.test(title))
  return [
    ...ofMoney.map(({ file, title }) => `A test of money is flaky: ${file}: ${title}`),
    ...(flaky.length > mostFlaky
      ? [`${flaky.length} tests are flaky; at most ${mostFlaky} may be.`]
      : []),
  ]
}

function entryOf({ file, title, error = '', recordings = [] }: TestResult): string {
  const [reason = ''] = error.split('\n')
  return [`${file}: ${title}`, reason, ...recordings].filter(Boolean).join('\n    ')
}

/** Lists flaky tests with the error of the first try and their recordings; empty if there are none. */
export function flakyList(flaky: readonly TestResult[]): string {
  if (flaky.length === 0) return ''
  return [`Flaky, passed on the second try: ${flaky.length}`, ...flaky.map(entryOf)].join('\n  ')
}

/** The slowest tests of a run, slowest first. */
export function slowestList(tests: readonly TestResult[], count = 20): string {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
  const lines = slowest.map(
    ({ seconds, file, title }) => `${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`,
  )
  return [`The ${slowest.length} slowest tests:`, ...lines].join('\n')
}
