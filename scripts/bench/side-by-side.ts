import { translateDocx } from '../../mocks/backend/deliverables/translate-docx.ts'
import { scenarioAddress } from '../../mocks/scenarios/scenario-address.ts'
import { mockApi } from '../budget/mock-api.ts'
import { openPage } from '../budget/page-weight.ts'
import { label } from '../budget/product-labels.ts'
import { roundsOf } from './speed/bench-options.ts'
import { buildProduction } from './speed/build-application.ts'
import { longManuscript, manuscriptWords } from './speed/edited-manuscript.ts'
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

/** No words of the original, and in every tenth paragraph a number that it lacks. */
function otherLanguage(): (paragraph: string) => string {
  let count = 0
  return (paragraph) => {
    count += 1
    const words = paragraph.replace(/\p{L}+/gu, (word) => [...word].reverse().join(''))
    return count % 10 === 0 ? `${words} 4711.` : words
  }
}

const original = longManuscript().bytes
const translation = translateDocx({
  bytes: original,
  firstLine: 'Noitalsnart',
  translator: otherLanguage,
})
const { facts } = await scenarioAddress('china')
const order = facts.orders.translated

async function compareOnce({ browser, address, bareAddress }: ServedPages) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await serveDocument(page, '**/deliverables/translated-manuscript-clean', translation)
  await serveDocument(page, '**/api/file/*/download', original)
  const compare = page.locator('[href$="translated-manuscript-clean/side-by-side"]')
  await openPage(page, `${address}/en/researcher/details/${order}`, () => compare.waitFor())
  await observeLongTasks(page)
  const begin = performance.now()
  await compare.click()
  await page.locator('[aria-busy=false]').waitFor()
  const took = performance.now() - begin
  const tools = page.getByRole('region', { name: label('side-by-side', 'Paragraphs to check') })
  await tools.waitFor()
  const opening = await readLongestTask(page)
  await stepThrough(page, 'data-place')
  const stepping = await readLongestTask(page)
  await context.close()
  const drawing = await drawingTask(browser, bareAddress)
  const parsed = parsingTime(original) + parsingTime(translation)
  return { opening, stepping, took, drawing, parsed }
}

const answerApi = await mockApi('china')
// The files of the order are made at the first call, which takes longer than a page waits.
await answerApi(new Request(`http://localhost/api/order/${order}/deliverables`))
const all = await inPages({ folder: buildProduction(), answerApi }, async (pages) => {
  const comparisons: Awaited<ReturnType<typeof compareOnce>>[] = []
  for (let run = 0; run < runs; run += 1) comparisons.push(await compareOnce(pages))
  return comparisons
})
const of = (part: keyof (typeof all)[number]) => all.map((one) => one[part])

showFigures(`Comparing a translation of ${manuscriptWords} words, medians of ${runs}:`, [
  longTaskFigure('longest task while both files are opened', of('opening'), of('drawing')),
  longTaskFigure('while their differences are stepped through', of('stepping'), of('drawing')),
  {
    name: 'shown as a whole',
    unit: 'ms',
    value: median(of('took')),
    companion: { name: `${parsing}, both of them`, value: median(of('parsed')) },
    limit: 120,
  },
])
