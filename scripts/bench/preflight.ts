import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { tableOf } from '../budget/budgets.ts'
import { mockApi } from '../budget/mock-api.ts'
import { openPage } from '../budget/page-weight.ts'
import { serveBuild } from '../budget/serve-build.ts'
import { ensureBrowser } from '../setup/ensure-browser.ts'
import { findBrowser } from '../setup/find-browser.ts'
import { root } from '../setup/project-node.mjs'
import { buildProduction } from './speed/build-application.ts'
import { longTaskLine, observeLongTasks, readLongestTask } from './speed/long-tasks.ts'
import { median } from './speed/quantile.ts'

const runs = 5

ensureBrowser()
const folder = buildProduction()

// By path: the content of a file that is passed to the page would be decoded in the page.
const { fileName, bytes } = sampleManuscript('english-40001')
const samples = join(root, '.cache/samples')
mkdirSync(samples, { recursive: true })
const manuscript = join(samples, fileName)
writeFileSync(manuscript, bytes)

type Reading = { task: number; took: number }

/** The longest task of the page while it reads and uploads the manuscript. */
async function readOnce(browser: Browser, url: string): Promise<Reading> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openPage(page, url, (opened) => opened.getByRole('radio').first().waitFor())
  await page.getByRole('radio').first().check()
  await observeLongTasks(page)
  const begin = performance.now()
  await page.locator('input[type=file]').setInputFiles(manuscript)
  await page.getByText('40,001 words', { exact: false }).waitFor()
  const took = performance.now() - begin
  await page.getByText('Counted in your files.').waitFor()
  const task = await readLongestTask(page)
  await context.close()
  return { task, took }
}

const browser = await chromium.launch(findBrowser())
const { address, stop } = await serveBuild(folder, await mockApi('anonymous'))
const readings: Reading[] = []
for (let run = 0; run < runs; run += 1) {
  readings.push(await readOnce(browser, `${address}/en/researcher/submit/get-started`))
}
stop()
await browser.close()

const medianOf = (part: keyof Reading) => median(readings.map((reading) => reading[part]))
const line = longTaskLine('longest task of the page', medianOf('task'))
console.log(
  `Preflight of 40,001 words, median of ${runs}; summary after ${medianOf('took').toFixed(0)} ms:`,
)
console.log(tableOf([line]))
if (!line.holds) process.exitCode = 1
