import { expect, it } from 'vitest'
import { summaryOf } from './bench-summary.ts'

const good = { part: 'world', over: [] }
const slow = { part: 'pages', over: ['sign-in usable: 9 s', 'a click: 2 s'] }
const broken = { part: 'decide', over: [], failure: 'ended with 1' }

it.each([
  ['all within their limits', [good], 0, ['1 of 1 parts']],
  ['figures over their limits', [slow, good], 1, ['pages: sign-in usable', 'pages: a click']],
  ['a part that failed', [broken, good], 1, ['decide: ended with 1', '1 of 2 parts']],
  ['both', [broken, slow], 1, ['decide: ended with 1', 'pages: a click', '1 of 2 parts']],
])('%s', (_name, parts, exitCode, named) => {
  const summary = summaryOf(parts)
  expect(summary.exitCode).toBe(exitCode)
  for (const one of named) expect(summary.text).toContain(one)
})
