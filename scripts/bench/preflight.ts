import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mockApi } from '../budget/mock-api.ts'
import { openPage } from '../budget/page-weight.ts'
import { label } from '../budget/product-labels.ts'
import { root } from '../setup/project-node.mjs'
import { roundsOf } from './speed/bench-options.ts'
import { buildProduction } from './speed/build-application.ts'
import { longManuscript, manuscriptWords } from './speed/edited-manuscript.ts'
import { inPages, type ServedPages } from './speed/in-pages.ts'
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

// By path: the content of a file that is passed to the page would be decoded in the page.
const { fileName, bytes } = longManuscript()
const samples = join(root, '.cache/samples')
mkdirSync(samples, { recursive: true })
const manuscript = join(samples, fileName)
writeFileSync(manuscript, bytes)

/** The longest task of the page while it reads and uploads the manuscript. */
async function readOnce({ browser, address, bareAddress }: ServedPages) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const goals = page.getByRole('radio')
  const url = `${address}/en/researcher/submit/get-started`
  await openPage(page, url, () => goals.first().waitFor())
  await goals.first().check()
  await observeLongTasks(page)
  const begin = performance.now()
  await page.locator('input[type=file]').setInputFiles(manuscript)
  await page.getByText(manuscriptWords.toLocaleString('en')).first().waitFor()
  const took = performance.now() - begin
  await page.getByText(label('order-form', 'Counted in your files.')).waitFor()
  const task = await readLongestTask(page)
  await context.close()
  const drawing = await drawingTask(browser, bareAddress)
  return { task, took, drawing, parsed: parsingTime(bytes) }
}

const answerApi = await mockApi('anonymous')
const all = await inPages({ folder: buildProduction(), answerApi }, async (pages) => {
  const readings: Awaited<ReturnType<typeof readOnce>>[] = []
  for (let run = 0; run < runs; run += 1) readings.push(await readOnce(pages))
  return readings
})
const of = (part: keyof (typeof all)[number]) => all.map((one) => one[part])

showFigures(`Preflight of ${manuscriptWords} words, medians of ${runs}:`, [
  longTaskFigure('longest task of the page', of('task'), of('drawing')),
  {
    name: 'summary shown',
    unit: 'ms',
    value: median(of('took')),
    companion: { name: parsing, value: median(of('parsed')) },
    limit: 60,
  },
])
