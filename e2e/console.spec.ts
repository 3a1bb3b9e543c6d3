import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

async function openConsole(page: Page, section: string) {
  await page.getByRole('button', { name: 'Console', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Console' })
  await panel.getByRole('button', { name: section, exact: true }).click()
  await expect(panel.getByRole('heading', { name: section, level: 3 })).toBeVisible()
  return panel
}

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

test('lets an assessment finish by moving the clock', async ({ page, backend }) => {
  const { assessments } = await backend.scenario('assessments', {
    path: '/en/researcher/grammar-check',
  })
  await page.goto(`/en/researcher/grammar-check/details/${assessments.scoring}`)
  const panel = await openConsole(page, 'Clock')
  await panel.getByRole('button', { name: '45 seconds' }).click()
  await expect(page.getByRole('heading', { name: 'Language quality' })).toBeVisible()
  await expect(page.getByText(/percentile/).first()).toBeVisible()
})

test('lets the order search fail once, as a customer would see it', async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  const panel = await openConsole(page, 'Faults')
  await panel.getByRole('combobox', { name: 'Operation' }).selectOption('searchOrders')
  await panel.getByRole('button', { name: 'Let it fail' }).click()
  await expect(panel.getByText('searchOrders:503:1')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: /wheat/ }).first()).toBeVisible()
})

test('shows a slip in the tables, and that it is paid two working days later', async ({
  page,
  backend,
}) => {
  const { boleto } = await backend.scenario('brazil', { path: '/en/researcher' })
  const panel = await openConsole(page, 'Tables')
  await panel.getByRole('combobox', { name: 'Table' }).selectOption('payments')
  await panel.getByRole('button', { name: `Open ${boleto}` }).click()
  await expect(panel.getByRole('textbox', { name: 'The row as JSON' })).toHaveValue(
    /"status": "open"/,
  )
  await panel.getByRole('button', { name: 'Clock', exact: true }).click()
  await panel.getByRole('button', { name: '2 working days' }).click()
  await panel.getByRole('button', { name: 'Tables', exact: true }).click()
  await panel.getByRole('combobox', { name: 'Table' }).selectOption('payments')
  await panel.getByRole('button', { name: `Open ${boleto}` }).click()
  await expect(panel.getByRole('textbox', { name: 'The row as JSON' })).toHaveValue(
    /"status": "approved"/,
  )
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

test('asks a real server for one operation and says how it breaks the contract', async ({
  page,
  backend,
}) => {
  const server = createServer((request, response) => {
    const { origin = '' } = request.headers
    response.writeHead(200, {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'content-type',
      'Content-Type': 'application/json',
    })
    response.end(JSON.stringify({ orders: [] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  try {
    await backend.scenario('returning-customer')
    const panel = await openConsole(page, 'Server')
    await panel.getByLabel('Address of the real server').fill(`http://127.0.0.1:${port}`)
    await panel.getByRole('checkbox', { name: /^searchOrders / }).check()
    await panel.getByRole('button', { name: 'Calls', exact: true }).click()
    await panel
      .getByRole('button', { name: /searchOrders/ })
      .first()
      .click()
    await panel.getByRole('button', { name: 'Ask again' }).click()
    await panel.getByRole('checkbox', { name: /broke the contract/ }).check()
    await panel.getByRole('button', { name: /searchOrders/ }).click()
    await expect(panel.getByText('broken by the real server')).toBeVisible()
    await expect(panel.getByText('/answer/pagination')).toBeVisible()
  } finally {
    server.close()
  }
})

test('records what is done as a browser test', async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  const panel = await openConsole(page, 'Share')
  await panel.getByRole('button', { name: 'Record' }).click()
  await panel.getByRole('button', { name: 'Clock', exact: true }).click()
  await panel.getByRole('button', { name: '1 hour' }).click()
  await panel.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(panel.getByText('await backend.advance(3_600_000)')).toBeVisible()
  await expect(panel.getByText("await backend.scenario('returning-customer'")).toBeVisible()
})
