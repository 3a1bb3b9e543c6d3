import { expect, test } from './fixtures.ts'
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
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Console', exact: true })).toBeFocused()
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
  await expect(page.getByRole('link', { name: 'A title from the Console' })).toBeVisible()
  await panel.getByRole('button', { name: 'Calls', exact: true }).click()
  await panel
    .getByRole('button', { name: /searchOrders/ })
    .first()
    .click()
  await expect(panel.getByText('"orders"')).toBeVisible()
  await panel.getByRole('button', { name: 'Ask again' }).click()
  await expect(panel.getByText('Answered 200.')).toBeVisible()
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

test('records what is done as a browser test', async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  const panel = await openConsole(page, 'Share')
  await panel.getByRole('button', { name: 'Record' }).click()
  await panel.getByRole('button', { name: 'Clock', exact: true }).click()
  await panel.getByRole('button', { name: '1 hour' }).click()
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(panel.getByText('await backend.clock.advance(3_600_000)')).toBeVisible()
  await expect(panel.getByText("await backend.scenario('returning-customer'")).toBeVisible()
})
