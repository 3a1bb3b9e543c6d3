import type { Page } from '@playwright/test'
import { Backend, expect, test } from './fixtures.ts'
import { openConsole } from './in-the-console.ts'

test('fetches nothing of the Console before it is opened, and goes by keyboard', async ({
  page,
  backend,
  axe,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await backend.scenario('returning-customer')
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  expect(fetched.filter((url) => /console/.test(url))).toEqual([])
  await page.keyboard.press('Control+`')
  await expect(page.getByRole('heading', { name: 'Console', level: 2 })).toBeFocused()
  expect(fetched.filter((url) => /console/.test(url))).not.toEqual([])
  await axe()
  // A search is cleared, and stays where it is.
  const panel = await openConsole(page, 'Tables')
  const search = panel.getByRole('searchbox', { name: 'With the text' })
  await search.fill('wheat')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Console', level: 2 })).not.toBeFocused()
  await panel.getByRole('button', { name: 'Tables', exact: true }).press('Escape')
  const door = page.getByRole('button', { name: 'Console', exact: true })
  await expect(door).toBeFocused()
  // As a keyboard says it where the key is a dead one.
  const key = { key: 'Dead', code: 'Backquote', ctrlKey: true, bubbles: true }
  await page.dispatchEvent('body', 'keydown', key)
  await expect(panel).toBeVisible()
})

test('edits a row, refuses what breaks the contract, and goes back to before a call', async ({
  page,
  backend,
}) => {
  const { orders } = await backend.scenario('returning-customer')
  const panel = await openConsole(page, 'Tables')
  await panel.getByRole('combobox', { name: 'Table' }).selectOption('orders')
  await panel.getByRole('button', { name: `Open ${orders.completedPaid}` }).click()
  const row = panel.getByRole('textbox', { name: 'The row as JSON' })
  const text = await row.inputValue()
  await row.fill(text.replace(/"status": "[^"]+"/, '"status": "Sleeping"'))
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toContainText('status')
  await row.fill(text.replace(/"title": "[^"]+"/, '"title": "A title from the Console"'))
  await panel.getByRole('button', { name: 'Save' }).click()
  const edited = page.getByRole('link', { name: 'A title from the Console' })
  await expect(edited).toBeVisible()
  await panel.getByRole('button', { name: 'Calls', exact: true }).click()
  await panel
    .getByRole('button', { name: /searchOrders/ })
    .first()
    .click()
  await expect(panel.getByText('"orders"')).toBeVisible()
  await panel.getByRole('button', { name: 'Ask again' }).click()
  await expect(panel.getByText('Answered 200.')).toBeVisible()
  // The call changed nothing, and nothing was changed since: there is nothing to go back to but the edit.
  await expect(panel.getByRole('button', { name: 'Go back to before this call' })).toBeHidden()
  await panel.getByRole('button', { name: 'Go back to before consoleEdit' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  await expect(edited).toBeHidden()
  expect(await backend.world()).not.toContain('A title from the Console')
})

test('goes back to before a call with what came after it at the same instant, the clock too', async ({
  page,
  backend,
}) => {
  await backend.scenario('returning-customer')
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  const now = () => page.evaluate(() => globalThis.galley?.now())
  const begun = await now()
  const panel = await openConsole(page, 'Clock')
  await panel.getByRole('button', { name: '1 day' }).click()
  await expect.poll(now).toBe((begun ?? 0) + 86_400_000)
  await panel.getByRole('button', { name: 'Calls', exact: true }).click()
  await panel
    .getByRole('button', { name: /searchOrders/ })
    .last()
    .click()
  await panel.getByRole('button', { name: 'Go back to before this call' }).click()
  await expect.poll(now).toBe(begun)
})

test('sends a state as a link, and somebody else sees the same', async ({
  page,
  backend,
  browser,
  baseURL,
}) => {
  await backend.scenario('returning-customer', { flags: { captcha: false } })
  const panel = await openConsole(page, 'World')
  await panel.getByRole('combobox', { name: 'Currency' }).selectOption('JPY')
  await expect(panel.getByRole('combobox', { name: 'Currency' })).toHaveValue('JPY')
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  await panel.getByRole('button', { name: 'Make a link' }).click()
  const link = await panel.getByText(`${baseURL}/en/researcher#world=`).innerText()
  expect(link.length).toBeLessThan(8_000)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  await expect(other).toHaveURL('/en/researcher')
  const there = await openConsole(other, 'World')
  await expect(there.getByRole('combobox', { name: 'Currency' })).toHaveValue('JPY')
  await there.getByRole('button', { name: 'Switches', exact: true }).click()
  await expect(there.getByRole('checkbox', { name: 'captcha' })).not.toBeChecked()
  await elsewhere.close()
})

test('opens a link of a state at the page that it leads to', async ({ page, backend }) => {
  await backend.scenario('returning-customer', { flags: { captcha: false } })
  const panel = await openConsole(page, 'Share')
  await panel.getByRole('button', { name: 'Make a link' }).click()
  const link = await panel.getByText('/en/researcher#world=').innerText()
  await backend.scenario('new-customer')
  await expect(page.getByText('Helen')).toHaveCount(0)
  await page.evaluate((address) => globalThis.location.assign(address), link)
  await expect(page.getByRole('heading', { name: 'Welcome back, Helen Marsh' })).toBeVisible()
  await expect(page).toHaveURL('/en/researcher')
})

test('saves the world as a file, and opens it in another browser', async ({
  page,
  backend,
  browser,
}) => {
  await backend.scenario('brazil')
  await backend.clock.advance(86_400_000)
  const panel = await openConsole(page, 'Share')
  const saved = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save the world' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('galley-brazil.json')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/en/researcher?scenario=japan')
  const there = await openConsole(other, 'Share')
  await there.getByLabel('Open a saved world').setInputFiles(await file.path())
  const instant = await page.evaluate(() => globalThis.galley?.now())
  await other.waitForFunction((at) => globalThis.galley?.now() === at, instant)
  await there.getByRole('button', { name: 'World', exact: true }).click()
  await expect(there.getByRole('combobox', { name: 'Scenario' })).toHaveValue('brazil')
  await elsewhere.close()
})

/** Carries out a recorded test, which is plain JavaScript but for its import, in another page. */
async function carryOut(recorded: string, fixtures: { page: Page; backend: Backend }) {
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

/** What a world is, but for what each browser has of its own. */
async function worldOf(backend: Backend) {
  const { tables } = JSON.parse(await backend.world())
  const { state, replays, sessions, ...others } = tables
  const [{ clock, ...rest }] = state
  const people = sessions.map(({ userIdentity }: { userIdentity: string }) => userIdentity)
  return { ...others, ...rest, people, instant: clock.at }
}

test('records the state and what is done after as a browser test that leads there', async ({
  page,
  backend,
  browser,
}) => {
  await backend.scenario('returning-customer', { flags: { captcha: false } })
  await backend.clock.advance(3_600_000)
  await backend.fault('searchDigitalEdits', '503', 2)
  const panel = await openConsole(page, 'Share')
  await panel.getByRole('button', { name: 'Record' }).click()
  const text = panel.getByText("import { test } from './fixtures.ts'")
  await expect(text).toContainText("await backend.scenario('returning-customer'")
  await expect(text).toContainText('await backend.clock.advance(3_600_000)')
  await panel.getByRole('button', { name: 'Clock', exact: true }).click()
  await panel.getByRole('button', { name: '2 working days' }).click()
  await panel.getByRole('button', { name: 'Faults', exact: true }).click()
  await panel.getByRole('spinbutton', { name: /^Milliseconds/ }).fill('30')
  await panel.getByRole('button', { name: 'Let it fail' }).click()
  await expect(panel.getByText('searchOrders:503:1')).toBeVisible()
  await panel.getByRole('button', { name: 'Switches', exact: true }).click()
  await panel.getByRole('checkbox', { name: 'wechat_sso' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  const recorded = await text.innerText()
  const elsewhere = await browser.newContext()
  const there = await elsewhere.newPage()
  const other = new Backend(there)
  await carryOut(recorded, { page: there, backend: other })
  const led = await worldOf(backend)
  // The last page of the test makes its calls too.
  await expect.poll(() => worldOf(other)).toEqual(led)
  await elsewhere.close()
})

test('records a state that no scenario has as a link', async ({ page, backend, browser }) => {
  await backend.scenario('returning-customer')
  const panel = await openConsole(page, 'Share')
  await panel.getByRole('button', { name: 'Record' }).click()
  await panel.getByRole('button', { name: 'World', exact: true }).click()
  await panel.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await expect(panel.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  const text = panel.getByText("import { test } from './fixtures.ts'")
  await expect(text).toContainText("path: '/en/researcher#world=")
  const recorded = await text.innerText()
  const elsewhere = await browser.newContext()
  const there = await elsewhere.newPage()
  const other = new Backend(there)
  await carryOut(recorded, { page: there, backend: other })
  const led = await worldOf(backend)
  // The last page of the test makes its calls too.
  await expect.poll(() => worldOf(other)).toEqual(led)
  await elsewhere.close()
})

test('follows the link of a mail in the Outbox', async ({ page, backend }) => {
  const { person } = await backend.scenario('anonymous', { path: '/en/login/forgot-password' })
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mailbox' })).toBeVisible()
  const panel = await openConsole(page, 'Outbox')
  await panel.getByText('Choose a new password').first().click()
  await panel.getByRole('link', { name: 'Choose a new password' }).click()
  await page.getByLabel('New password').fill('a much longer secret')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('is modal where too little of the page is left beside it', async ({ page, backend, axe }) => {
  await page.setViewportSize({ width: 880, height: 700 })
  await backend.scenario('returning-customer')
  await openConsole(page, 'World')
  const dialog = page.getByRole('dialog', { name: 'Console' })
  await expect(dialog).toBeVisible()
  await axe()
  await page.setViewportSize({ width: 900, height: 700 })
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Console' })).toBeVisible()
})
