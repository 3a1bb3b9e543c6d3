import { afterEach, expect, it, vi } from 'vitest'
import { reportCrash } from './report-crash.ts'

afterEach(() => vi.unstubAllGlobals())

function reported(...crashes: unknown[]): unknown[] {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  for (const crash of crashes) reportCrash(crash)
  return report.mock.calls.map(([error]) => error)
}

it('hands a crash over once, however often it is told of', () => {
  const one = new Error('The list has no rows.')
  const other = new Error('The list has no rows.')
  expect(reported(one, one, other)).toEqual([one, other])
})

it('makes an error of whatever was thrown', () => {
  expect(reported('no words')).toEqual([new Error('no words')])
})
