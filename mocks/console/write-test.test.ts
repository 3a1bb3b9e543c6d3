import { expect, it } from 'vitest'
import { writeTest } from './write-test.ts'

it('writes the steps in their order', () => {
  expect(
    writeTest([
      {
        kind: 'scenario',
        name: 'brazil',
        path: '/br/researcher',
        flags: { captcha: false, wechat_sso: true },
      },
      { kind: 'fault', fault: 'searchOrders:503:1' },
      { kind: 'open', path: "/br/researcher/index/orders/_/a'b/_/_/1" },
      { kind: 'advance', by: 172_800_000 },
    ]),
  ).toBe(`import { test } from './fixtures.ts'

test('', async ({ page, backend }) => {
  await backend.scenario('brazil', { path: '/br/researcher', flags: { captcha: false, wechat_sso: true } })
  await backend.fault('searchOrders', '503', 1)
  await page.goto('/br/researcher/index/orders/_/a\\'b/_/_/1')
  await backend.clock.advance(172_800_000)
})
`)
})

it('asks for no page where none was opened', () => {
  expect(writeTest([{ kind: 'scenario', name: 'japan', path: '/jp', flags: {} }])).toContain(
    'async ({ backend }) =>',
  )
})
