import { scenarioAddress } from '../../mocks/scenarios/scenario-address.ts'
import { mockApi } from '../budget/mock-api.ts'
import { openPage } from '../budget/page-weight.ts'
import { label, labelPattern } from '../budget/product-labels.ts'
import { roundsOf } from './speed/bench-options.ts'
import { buildProduction } from './speed/build-application.ts'
import { editedManuscript, manuscriptWords } from './speed/edited-manuscript.ts'
import { inPages, type ServedPages } from './speed/in-pages.ts'
import { serveDocument, stepThrough } from './speed/long-document.ts'
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
const { facts } = await scenarioAddress('returning-customer')
const order = facts.orders.completedPaid

async function readOnce({ browser, address, bareAddress }: ServedPages) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await serveDocument(page, '**/deliverables/edited-manuscript', file)
  const read = page
    .locator('[href$=edited-manuscript]')
    .and(page.getByRole('link', { name: labelPattern('order-details', 'Read {name}') }))
  await openPage(page, `${address}/en/researcher/details/${order}`, () => read.waitFor())
  await observeLongTasks(page)
  const begin = performance.now()
  await read.click()
  await page.locator('[aria-busy=false]').waitFor()
  const took = performance.now() - begin
  const opening = await readLongestTask(page)
  await stepThrough(page, 'data-change')
  const stepping = await readLongestTask(page)
  await page.getByRole('radio', { name: label('document-reader', 'Final text') }).check()
  await page.locator('ins, del').first().waitFor({ state: 'detached' })
  const switching = await readLongestTask(page)
  await context.close()
  const drawing = await drawingTask(browser, bareAddress)
  return { opening, stepping, switching, took, drawing, parsed: parsingTime(file) }
}

const answerApi = await mockApi('returning-customer')
// The files of the order are made at the first call, which takes longer than a page waits.
await answerApi(new Request(`http://localhost/api/order/${order}/deliverables`))
const all = await inPages({ folder: buildProduction(), answerApi }, async (pages) => {
  const readings: Awaited<ReturnType<typeof readOnce>>[] = []
  for (let run = 0; run < runs; run += 1) readings.push(await readOnce(pages))
  return readings
})
const of = (part: keyof (typeof all)[number]) => all.map((one) => one[part])

showFigures(`Reading an edited manuscript of ${manuscriptWords} words, medians of ${runs}:`, [
  longTaskFigure('longest task while the document is opened', of('opening'), of('drawing')),
  longTaskFigure('while it is stepped through', of('stepping'), of('drawing')),
  longTaskFigure('while it changes to the final text', of('switching'), of('drawing')),
  {
    name: 'shown as a whole',
    unit: 'ms',
    value: median(of('took')),
    companion: { name: parsing, value: median(of('parsed')) },
    limit: 40,
  },
])
