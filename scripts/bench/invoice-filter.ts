import { chromium, type Page } from 'playwright'
import { type Line, tableOf } from '../budget/budgets.ts'
import { mockApi } from '../budget/mock-api.ts'
import { serveBuild } from '../budget/serve-build.ts'
import { ensureBrowser } from '../setup/ensure-browser.ts'
import { findBrowser } from '../setup/find-browser.ts'
import { buildProduction } from './speed/build-application.ts'
import { longTaskLine, observeLongTasks, readLongestTask } from './speed/long-tasks.ts'
import { median } from './speed/quantile.ts'

const rounds = 5

/** The longest task of each step, from the key or press until its matches are shown. */
type Longest = Record<string, number[]>

async function filterBy(page: Page, label: string, term: string): Promise<number> {
  const heading = page.locator('main section h2').first()
  const before = await heading.textContent()
  await page.getByLabel(label, { exact: true }).fill(term)
  await page.getByLabel(label, { exact: true }).press('Enter')
  await page.waitForFunction(
    (text) => document.querySelector('main section h2')?.textContent !== text,
    before,
  )
  return readLongestTask(page)
}

async function clear(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await page.getByRole('heading', { name: '5,000 invoices' }).waitFor()
  return readLongestTask(page)
}

async function nextPage(page: Page): Promise<number> {
  const first = page.locator('tbody tr th').first()
  const before = await first.textContent()
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForFunction(
    (text) => document.querySelector('tbody tr th')?.textContent !== text,
    before,
  )
  return readLongestTask(page)
}

const steps: Record<string, (page: Page) => Promise<number>> = {
  'by order number': (page) => filterBy(page, 'Order number', 'gx2'),
  'to none': (page) => filterBy(page, 'Order number', 'none such'),
  'to all': clear,
  'from a day': (page) => filterBy(page, 'Dated from', '05/01/2024'),
  'to a day': (page) => filterBy(page, 'Dated to', '04/30/2025'),
  'to all again': clear,
  'next page': nextPage,
}

ensureBrowser()
const folder = buildProduction()
const browser = await chromium.launch(findBrowser())
const { address, stop } = await serveBuild(folder, await mockApi('large-lab'))
const longest: Longest = {}
for (let round = 0; round < rounds; round += 1) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(`${address}/en/researcher/invoices`)
  await page.getByRole('heading', { name: '5,000 invoices' }).waitFor()
  // The form's checks are loaded once.
  await page.getByLabel('Order number', { exact: true }).focus()
  await page.waitForLoadState('networkidle')
  await observeLongTasks(page)
  for (const [name, step] of Object.entries(steps)) {
    longest[name] = [...(longest[name] ?? []), await step(page)]
  }
  await context.close()
}
stop()
await browser.close()

const lines = Object.entries(longest).map(([name, each]): Line => longTaskLine(name, median(each)))
console.log(`The longest task while 5,000 invoices are filtered, median of ${rounds}:`)
console.log(tableOf(lines))
if (lines.some(({ holds }) => !holds)) process.exitCode = 1
