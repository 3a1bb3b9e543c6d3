import type { Locator, Page } from 'playwright'
import { scenarioAddress } from '../../mocks/scenarios/scenario-address.ts'
import { mockApi } from '../budget/mock-api.ts'
import { openPage } from '../budget/page-weight.ts'
import { label, labelPattern } from '../budget/product-labels.ts'
import { roundsOf } from './speed/bench-options.ts'
import { buildProduction } from './speed/build-application.ts'
import { editedManuscript, manuscriptWords } from './speed/edited-manuscript.ts'
import { inPages, type ServedPages } from './speed/in-pages.ts'
import { serveDocument } from './speed/long-document.ts'
import {
  drawingTask,
  longTaskFigure,
  observeLongTasks,
  readLongestTask,
} from './speed/long-tasks.ts'
import { parsing, parsingTime } from './speed/parse-document.ts'
import { median } from './speed/quantile.ts'
import { showFigures } from './speed/show-figures.ts'

const runs = roundsOf(5)
const file = editedManuscript()
const { facts } = await scenarioAddress('digital-editing')
const path = `/en/researcher/digital-editing/details/${facts.edits.completed}/changes`

/** Comes before what is measured: the search through the whole document is a long task itself. */
async function findFirst(page: Page, wanted: Locator) {
  const element = await wanted.elementHandle()
  if (!element) throw new Error(`${wanted} is not on the page.`)
  await readLongestTask(page)
  return element
}

async function decideSome(page: Page): Promise<number> {
  await page.keyboard.press('Alt+ArrowDown')
  for (let turn = 0; turn < 20; turn += 1) {
    await page.keyboard.press(turn % 2 === 0 ? 'Alt+A' : 'Alt+R')
  }
  await page.locator('[data-change][data-decision]').nth(19).waitFor({ state: 'attached' })
  return readLongestTask(page)
}

async function acceptOthers(page: Page): Promise<number> {
  const kinds = page.getByRole('region', { name: label('document-reader', 'Changes by kind') })
  await kinds.getByText(label('document-reader', 'Accept or reject all')).click()
  const name = labelPattern('document-reader', 'Accept the other {open}')
  const accept = await findFirst(page, kinds.getByRole('button', { name }))
  await accept.click()
  await page.waitForFunction(() => !document.querySelector('[data-change]:not([data-decision])'))
  return readLongestTask(page)
}

async function downloadDecided(page: Page) {
  const name = label('document-reader', 'Download with your decisions')
  const button = await findFirst(page, page.getByRole('button', { name }))
  const begin = performance.now()
  const download = page.waitForEvent('download')
  await button.click()
  await download
  const took = performance.now() - begin
  return { writing: await readLongestTask(page), took }
}

async function decideOnce({ browser, address, bareAddress }: ServedPages) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await serveDocument(page, '**/api/digital-edit/*/download', file)
  await openPage(page, address + path, () => page.locator('[aria-busy=false]').waitFor())
  await observeLongTasks(page)
  const deciding = await decideSome(page)
  const byKind = await acceptOthers(page)
  const { writing, took } = await downloadDecided(page)
  await context.close()
  const drawing = await drawingTask(browser, bareAddress)
  return { deciding, byKind, writing, took, drawing, parsed: parsingTime(file) }
}

const answerApi = await mockApi('digital-editing')
const all = await inPages({ folder: buildProduction(), answerApi }, async (pages) => {
  const measured: Awaited<ReturnType<typeof decideOnce>>[] = []
  for (let run = 0; run < runs; run += 1) measured.push(await decideOnce(pages))
  return measured
})
const of = (part: keyof (typeof all)[number]) => all.map((one) => one[part])

showFigures(`Deciding on the changes in ${manuscriptWords} words, medians of ${runs}:`, [
  longTaskFigure('longest task while single changes are decided', of('deciding'), of('drawing')),
  longTaskFigure('while all that are left are decided at once', of('byKind'), of('drawing')),
  longTaskFigure('while the decided document is written', of('writing'), of('drawing')),
  {
    name: 'decided document saved',
    unit: 'ms',
    value: median(of('took')),
    companion: { name: parsing, value: median(of('parsed')) },
    limit: 15,
  },
])
