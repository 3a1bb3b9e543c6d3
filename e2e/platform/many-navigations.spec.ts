import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const links = ['Grammar Check', 'Digital editing', 'Invoices', 'Rewards', 'My orders']

async function visitAll(page: Page): Promise<void> {
  for (const name of links) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
}

/** Of all that the page still holds, shown or not. */
async function held(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}

test('holds no more elements and listeners after 200 navigations', { tag: '@deep' }, async ({
  page,
  backend,
}) => {
  test.slow()
  await backend.scenario('elite', { path: '/en/researcher' })
  const session = await page.context().newCDPSession(page)
  for (let round = 0; round < 4; round += 1) await visitAll(page)
  const before = await held(session)
  for (let round = 0; round < 40; round += 1) await visitAll(page)
  const after = await held(session)
  expect(after.nodes).toBeLessThan(1.1 * before.nodes)
  expect(after.listeners).toBeLessThan(1.1 * before.listeners)
})
