import { afterEach, expect, it, vi } from 'vitest'
import { reportCrash } from './report-crash.ts'

afterEach(() => vi.unstubAllGlobals())

function reported(...crashes: unknown[]): unknown[] {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  for (const crash of crashes) reportCrash(crash)
  return report.mock.calls.map(([error]) => error)
}

it('reports a crash once, however often it is caught', () => {
  const one = new Error('The list has no rows.')
  const other = new Error('The list has no rows.')
  expect(reported(one, one, other)).toEqual([one, other])
})

it('wraps any thrown value in an error', () => {
  expect(reported('no words')).toEqual([new Error('no words')])
})
