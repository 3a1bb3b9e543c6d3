import type { Page } from 'playwright'
import { mockApi } from '../budget/mock-api.ts'
import { label } from '../budget/product-labels.ts'
import { roundsOf } from './speed/bench-options.ts'
import { buildProduction } from './speed/build-application.ts'
import { inPages, type ServedPages } from './speed/in-pages.ts'
import {
  drawingTask,
  longTaskFigure,
  observeLongTasks,
  readLongestTask,
} from './speed/long-tasks.ts'
import { showFigures } from './speed/show-figures.ts'

const rounds = roundsOf(5)
const allInvoices = '5,000 invoices'

/** Presses, and resolves when the text of an element has changed. */
async function pressUntilOther(page: Page, selector: string, press: () => Promise<void>) {
  const before = await page.locator(selector).first().textContent()
  await press()
  await page.waitForFunction(
    ({ selector, before }) => document.querySelector(selector)?.textContent !== before,
    { selector, before },
  )
}

const unfold = (page: Page) =>
  page.getByText(label('invoices', 'Filter my invoices'), { exact: true }).click()

const filterBy = (name: string, term: string) => async (page: Page) => {
  const field = page.getByLabel(label('invoices', name), { exact: true })
  if (!(await field.isVisible())) await unfold(page)
  await pressUntilOther(page, 'main section h2', async () => {
    await field.fill(term)
    await field.press('Enter')
  })
}

async function clear(page: Page): Promise<void> {
  await page.getByRole('link', { name: label('invoices', 'Clear the filters') }).click()
  await page.getByRole('heading', { name: allInvoices }).waitFor()
}

/** Each until its matches are shown. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  'by order number': filterBy('Order number', 'gx2'),
  'to none': filterBy('Order number', 'none such'),
  'to all': clear,
  'from a day': filterBy('Dated from', '05/01/2024'),
  'to a day': filterBy('Dated to', '04/30/2025'),
  'to all again': clear,
  'next page': (page) =>
    pressUntilOther(page, 'tbody tr th', () =>
      page.getByRole('link', { name: label('pages', 'Next page') }).click(),
    ),
}

async function filterOnce({ browser, address }: ServedPages): Promise<Map<string, number>> {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ serviceWorkers: 'block', viewport })
  const page = await context.newPage()
  await page.goto(`${address}/en/researcher/invoices`)
  await page.getByRole('heading', { name: allInvoices }).waitFor()
  await unfold(page)
  // The form's checks are loaded once.
  await page.getByLabel(label('invoices', 'Order number'), { exact: true }).focus()
  await page.waitForLoadState('networkidle')
  await observeLongTasks(page)
  const longest = new Map<string, number>()
  for (const [name, step] of Object.entries(steps)) {
    await step(page)
    longest.set(name, await readLongestTask(page))
  }
  await context.close()
  return longest
}

const answerApi = await mockApi('large-lab')
const all = await inPages({ folder: buildProduction(), answerApi }, async (pages) => {
  const measured: { longest: Map<string, number>; drawing: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const longest = await filterOnce(pages)
    measured.push({ longest, drawing: await drawingTask(pages.browser, pages.bareAddress) })
  }
  return measured
})
const drawings = all.map(({ drawing }) => drawing)

showFigures(
  `The longest task while ${allInvoices} are filtered, medians of ${rounds}:`,
  Object.keys(steps).map((name) =>
    longTaskFigure(
      name,
      all.map(({ longest }) => longest.get(name) ?? Number.NaN),
      drawings,
    ),
  ),
)
