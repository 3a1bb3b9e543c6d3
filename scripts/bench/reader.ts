import { type Browser, chromium, type Page } from 'playwright'
import { scenarioAddress } from '../../mocks/scenarios/scenario-address.ts'
import { tableOf } from '../budget/budgets.ts'
import { mockApi } from '../budget/mock-api.ts'
import { openPage } from '../budget/page-weight.ts'
import { serveBuild } from '../budget/serve-build.ts'
import { ensureBrowser } from '../setup/ensure-browser.ts'
import { findBrowser } from '../setup/find-browser.ts'
import { buildProduction } from './speed/build-application.ts'
import { editedManuscript } from './speed/edited-manuscript.ts'
import { longTaskLine, observeLongTasks, readLongestTask } from './speed/long-tasks.ts'
import { median } from './speed/quantile.ts'

const runs = 5

ensureBrowser()
const folder = buildProduction()

type Reading = { opening: number; stepping: number; switching: number; took: number }

async function stepThrough(page: Page): Promise<void> {
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Alt+ArrowDown')
  // From the first to the last, far out of sight.
  for (let step = 0; step < 31; step += 1) await page.keyboard.press('Alt+ArrowUp')
  await page.locator('[data-change]:focus').waitFor()
}

async function readOnce(browser: Browser, url: string, file: Uint8Array): Promise<Reading> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await page.route('**/deliverables/edited-manuscript', (route) =>
    route.fulfill({ body: Buffer.from(file), contentType }),
  )
  const read = () => page.getByRole('link', { name: /^Read .*tracked changes/ })
  await openPage(page, url, () => read().waitFor())
  await observeLongTasks(page)
  const begin = performance.now()
  await read().click()
  await page.locator('[aria-busy=false]').waitFor()
  const took = performance.now() - begin
  const opening = await readLongestTask(page)
  await stepThrough(page)
  const stepping = await readLongestTask(page)
  await page.getByRole('radio', { name: 'Final text' }).check()
  await page.locator('ins, del').first().waitFor({ state: 'detached' })
  const switching = await readLongestTask(page)
  await context.close()
  return { opening, stepping, switching, took }
}

const file = await editedManuscript()
const { facts } = await scenarioAddress('returning-customer')
const order = facts.orders.completedPaid
const api = await mockApi('returning-customer')
// The files of the order are made at the first call, which takes longer than a page waits.
await api(new Request(`http://localhost/api/order/${order}/deliverables`))
const browser = await chromium.launch(findBrowser())
const { address, stop } = await serveBuild(folder, api)
const readings: Reading[] = []
for (let run = 0; run < runs; run += 1) {
  readings.push(await readOnce(browser, `${address}/en/researcher/details/${order}`, file))
}
stop()
await browser.close()

const medianOf = (part: keyof Reading) => median(readings.map((reading) => reading[part]))
const lines = [
  longTaskLine('longest task while the document is opened', medianOf('opening')),
  longTaskLine('while it is stepped through', medianOf('stepping')),
  longTaskLine('while it changes to the final text', medianOf('switching')),
]
console.log(
  `Reading 40,001 words with 1,600 changes, median of ${runs}; shown as a whole after ${medianOf('took').toFixed(0)} ms:`,
)
console.log(tableOf(lines))
if (lines.some(({ holds }) => !holds)) process.exitCode = 1
