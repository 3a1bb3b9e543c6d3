import type { Browser, Page } from '@playwright/test'
import { BackendFixture, expect, test } from '../fixtures.ts'
import { openDevtools, reloading } from './in-devtools.ts'

/** Runs a recorded test, which is plain JavaScript except for its import. */
async function executeOperation(
  recorded: string,
  fixtures: { page: Page; backend: BackendFixture },
) {
  const text = recorded.replace(/^import .*$/m, '')
  const run: (
    test: (name: string, steps: (them: typeof fixtures) => Promise<void>) => void,
  ) => void = Object.assign(new Function('test', text))
  let done: Promise<void> = Promise.resolve()
  run((_name, steps) => {
    done = steps(fixtures)
  })
  await done
}

/** The world without what is specific to a browser. */
async function worldOf(backend: BackendFixture) {
  const { tables } = JSON.parse(await backend.world())
  const { state, replays, sessions, ...others } = tables
  const [{ clock, ...rest }] = state
  const people = sessions.map(({ userIdentity }: { userIdentity: string }) => userIdentity)
  return { ...others, ...rest, people, instant: clock.at }
}

/** Expects a recorded test to reproduce the world in another browser. */
async function expectLedThere(
  recorded: string,
  { backend, browser }: { backend: BackendFixture; browser: Browser },
) {
  const otherContext = await browser.newContext()
  const page = await otherContext.newPage()
  const other = new BackendFixture(page)
  await executeOperation(recorded, { page, backend: other })
  const led = await worldOf(backend)
  // The last page's calls are part of the world.
  await expect.poll(() => worldOf(other)).toEqual(led)
  await otherContext.close()
}

test('records the state and the steps after it as a browser test', { tag: '@deep' }, async ({
  page,
  backend,
  browser,
}) => {
  await backend.scenario('returning-customer', { flags: { captcha: false } })
  await backend.clock.advance(3_600_000)
  await backend.fault('searchDigitalEdits', '503', 2)
  const panel = await openDevtools(page, 'Share')
  await panel.getByRole('button', { name: 'Record' }).click()
  const text = panel.getByText("import { test } from './fixtures.ts'")
  await expect(text).toContainText("await backend.scenario('returning-customer'")
  await expect(text).toContainText('await backend.clock.advance(3_600_000)')
  await panel.getByRole('button', { name: 'Clock', exact: true }).click()
  await panel.getByRole('button', { name: '2 working days' }).click()
  await panel.getByRole('button', { name: 'Faults', exact: true }).click()
  await panel.getByRole('spinbutton', { name: /milliseconds$/ }).fill('30')
  await panel.getByRole('button', { name: 'Add fault' }).click()
  await expect(panel.getByText('searchOrders:503:1')).toBeVisible()
  await panel.getByRole('button', { name: 'Switches', exact: true }).click()
  await reloading(page, () => panel.getByRole('checkbox', { name: 'wechat_sso' }).click())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  const recorded = await text.innerText()
  await expectLedThere(recorded, { backend, browser })
})

test('records a state without a scenario as a link', { tag: '@deep' }, async ({
  page,
  backend,
  browser,
}) => {
  await backend.scenario('returning-customer')
  const panel = await openDevtools(page, 'Share')
  await panel.getByRole('button', { name: 'Record' }).click()
  await panel.getByRole('button', { name: 'World', exact: true }).click()
  const currency = panel.getByRole('combobox', { name: 'Currency' })
  await reloading(page, () => currency.selectOption('EUR'))
  await expect(currency).toHaveValue('EUR')
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  const text = panel.getByText("import { test } from './fixtures.ts'")
  await expect(text).toContainText("path: '/en/researcher#world=")
  const recorded = await text.innerText()
  await expectLedThere(recorded, { backend, browser })
})
