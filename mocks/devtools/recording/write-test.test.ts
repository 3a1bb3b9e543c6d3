import { expect, it } from 'vitest'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { type RecordedStep, writeTest } from './write-test.ts'

const bodyOf = (steps: RecordedStep[]) =>
  writeTest(steps)
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim())
const initial: RecordedStep = { kind: 'scenario', name: 'japan', path: '/jp', now: fixedNow }

it('writes the steps in their order', () => {
  expect(
    writeTest([
      {
        kind: 'scenario',
        name: 'brazil',
        path: '/br/researcher',
        now: Date.parse('2026-12-31T23:30:00Z'),
        flags: { captcha: false, wechat_sso: true },
      },
      { kind: 'fault', fault: 'searchOrders:503:1' },
      { kind: 'open', path: "/br/researcher/index/orders/_/a'b/_/_/1" },
      { kind: 'advance', by: 172_800_000 },
    ]),
  ).toBe(`import { test } from './fixtures.ts'

test('', async ({ page, backend }) => {
  await backend.scenario('brazil', { path: '/br/researcher', now: '2026-12-31T23:30:00.000Z', flags: { captcha: false, wechat_sso: true } })
  await backend.fault('searchOrders', '503', 1)
  await page.goto('/br/researcher/index/orders/_/a\\'b/_/_/1')
  await backend.clock.advance(172_800_000)
})
`)
})

it('opens no page where none was opened', () => {
  expect(writeTest([initial])).toContain('async ({ backend }) =>')
})

it('writes all parts of the initial state', () => {
  const faults = ['logIn:503', 'searchOrders:refusal=invalid-user:2']
  expect(bodyOf([{ ...initial, at: 'details', latency: 1_500, faults }]).join()).toContain(
    "at: 'details', now: '2026-11-02T10:00:00.000Z', latency: 1_500, " +
      "faults: [['logIn', '503'], ['searchOrders', 'refusal=invalid-user', 2]]",
  )
})

it.each<[string, RecordedStep, string]>([
  ['a link', { ...initial, path: '/jp#world=a' }, '// The link holds the whole state'],
  [
    'too much',
    { ...initial, lostTables: ['contents', 'files'] },
    '// Not reproduced, too large for a link',
  ],
])('comments on %s', (_name, step, comment) => {
  expect(bodyOf([step])[0]).toContain(comment)
})

it.each<[RecordedStep, string]>([
  [{ kind: 'open', path: '/en', settings: 'latency=5' }, "page.goto('/en?latency=5')"],
  [{ kind: 'open', path: '/en?a=b', settings: 'latency=5' }, "page.goto('/en?a=b&latency=5')"],
  [{ kind: 'advance', by: -3_600_000 }, 'clock.advance(-3_600_000)'],
])('writes %j', (step, line) => {
  expect(bodyOf([initial, step])[1]).toContain(line)
})
