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

type Deciding = { deciding: number; byKind: number; writing: number; took: number }

/** Comes before what is measured: the search through the whole document is a long task itself. */
async function findButton(page: Page, name: string | RegExp) {
  const button = await page.getByRole('button', { name }).elementHandle()
  if (!button) throw new Error(`There is no button ${name}.`)
  await readLongestTask(page)
  return button
}

async function decideOnce(browser: Browser, url: string, file: Uint8Array): Promise<Deciding> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await page.route('**/api/digital-edit/*/download', (route) =>
    route.fulfill({ body: Buffer.from(file), contentType }),
  )
  await openPage(page, url, () => page.locator('[aria-busy=false]').waitFor())
  await observeLongTasks(page)
  await page.keyboard.press('Alt+ArrowDown')
  for (let turn = 0; turn < 20; turn += 1) {
    await page.keyboard.press(turn % 2 === 0 ? 'Alt+A' : 'Alt+R')
  }
  await page.locator('[data-change][data-decision]').nth(19).waitFor({ state: 'attached' })
  const deciding = await readLongestTask(page)
  const acceptOthers = await findButton(page, /^Accept the other .*: Replacements$/)
  await acceptOthers.click()
  await page.waitForFunction(() => !document.querySelector('[data-change]:not([data-decision])'))
  const byKind = await readLongestTask(page)
  await page
    .getByText(/All changes are decided/)
    .first()
    .waitFor()
  const downloadDecided = await findButton(page, 'Download with your decisions')
  const begin = performance.now()
  const download = page.waitForEvent('download')
  await downloadDecided.click()
  await download
  const took = performance.now() - begin
  const writing = await readLongestTask(page)
  await context.close()
  return { deciding, byKind, writing, took }
}

const file = await editedManuscript()
const { facts } = await scenarioAddress('digital-editing')
const path = `/en/researcher/digital-editing/details/${facts.edits.completed}/changes`
const api = await mockApi('digital-editing')
const browser = await chromium.launch(findBrowser())
const { address, stop } = await serveBuild(folder, api)
const measured: Deciding[] = []
for (let run = 0; run < runs; run += 1) {
  measured.push(await decideOnce(browser, `${address}${path}`, file))
}
stop()
await browser.close()

const medianOf = (part: keyof Deciding) => median(measured.map((one) => one[part]))
const lines = [
  longTaskLine('longest task while single changes are decided', medianOf('deciding')),
  longTaskLine('while all that are left are decided at once', medianOf('byKind')),
  longTaskLine('while the decided document is written', medianOf('writing')),
]
console.log(
  `Deciding on 1,600 changes in 40,001 words, median of ${runs}; written after ${medianOf('took').toFixed(0)} ms:`,
)
console.log(tableOf(lines))
if (lines.some(({ holds }) => !holds)) process.exitCode = 1
