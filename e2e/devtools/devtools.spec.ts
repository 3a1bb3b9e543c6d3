import { expect, test } from '../fixtures.ts'
import { openDevtools, reloading } from './in-devtools.ts'

test('loads Devtools when it is opened, works by keyboard and keeps to the page', {
  tag: '@deep',
}, async ({ page, backend, axe }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await backend.scenario('returning-customer')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  expect(fetched.filter((url) => /devtools/.test(url))).toEqual([])
  await page.keyboard.press('Control+`')
  await expect(page.getByRole('heading', { name: 'Devtools', level: 2 })).toBeFocused()
  expect(fetched.filter((url) => /devtools/.test(url))).not.toEqual([])
  await axe()
  // Clearing the search must keep the section.
  const panel = await openDevtools(page, 'Tables')
  const search = panel.getByRole('searchbox', { name: 'Filter' })
  await search.fill('wheat')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Devtools', level: 2 })).not.toBeFocused()
  await panel.getByRole('button', { name: 'Tables', exact: true }).press('Escape')
  const opener = page.getByRole('button', { name: 'Devtools', exact: true })
  await expect(opener).toBeFocused()
  // Some keyboards have a dead key there.
  const key = { key: 'Dead', code: 'Backquote', ctrlKey: true, bubbles: true }
  await page.dispatchEvent('body', 'keydown', key)
  await expect(panel).toBeVisible()

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible()
  const { pathname } = new URL(page.url())
  expect(pathname).not.toBe('/en/researcher')
  const japanese = pathname.replace('/en/', '/jp/')
  await openDevtools(page, 'World')
  const link = panel.getByRole('link', { name: '日本語' })
  await expect(link).toHaveAttribute('href', japanese)
  await link.click()
  await expect(page).toHaveURL(japanese)
  await expect(panel).toBeVisible()
  await expect(page.getByRole('link', { name: '前のページ' })).toBeVisible()
})

test('edits a row, rejects a breach of the contract and rewinds a call', async ({
  page,
  backend,
}) => {
  const { orders } = await backend.scenario('returning-customer')
  const panel = await openDevtools(page, 'Tables')
  await panel.getByRole('combobox', { name: 'Table' }).selectOption('orders')
  await panel.getByRole('button', { name: `Open ${orders.completedPaid}` }).click()
  const row = panel.getByRole('textbox', { name: 'Row as JSON' })
  const text = await row.inputValue()
  await row.fill(text.replace(/"status": "[^"]+"/, '"status": "Sleeping"'))
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toContainText('status')
  await row.fill(text.replace(/"title": "[^"]+"/, '"title": "A title from Devtools"'))
  await panel.getByRole('button', { name: 'Save' }).click()
  const edited = page.getByRole('link', { name: 'A title from Devtools' })
  await expect(edited).toBeVisible()
  await panel.getByRole('button', { name: 'Calls', exact: true }).click()
  await panel
    .getByRole('button', { name: /searchOrders/ })
    .first()
    .click()
  await expect(panel.getByText('"orders"')).toBeVisible()
  await panel.getByRole('button', { name: 'Send again' }).click()
  await expect(panel.getByText('Responded with 200.')).toBeVisible()
  // The call changed nothing, so only the edit can be undone.
  await expect(panel.getByRole('button', { name: 'Rewind to before this call' })).toBeHidden()
  const goBack = panel.getByRole('button', { name: 'Rewind to before consoleEdit' })
  await reloading(page, () => goBack.click())
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(edited).toBeHidden()
  expect(await backend.world()).not.toContain('A title from Devtools')
})

test('rewinds a call with later changes of the same instant and the clock', {
  tag: '@deep',
}, async ({ page, backend }) => {
  await backend.scenario('returning-customer')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  const now = () => page.evaluate(() => globalThis.galley?.now())
  const begun = await now()
  const panel = await openDevtools(page, 'Clock')
  await panel.getByRole('button', { name: '1 day' }).click()
  await expect.poll(now).toBe((begun ?? 0) + 86_400_000)
  await panel.getByRole('button', { name: 'Calls', exact: true }).click()
  await panel
    .getByRole('button', { name: /searchOrders/ })
    .last()
    .click()
  await panel.getByRole('button', { name: 'Rewind to before this call' }).click()
  // While the page reloads it tells no time.
  await expect(async () => expect(await now()).toBe(begun)).toPass()
})
