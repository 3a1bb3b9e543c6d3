import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { applySuggestions } from '../../mocks/backend/deliverables/apply-suggestions.ts'
import { PARAGRAPH_GAP } from '../../mocks/backend/grading/graded-text.ts'
import { readDocx } from '../../mocks/backend/uploads/read-docx.ts'
import { sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { scenarioAddress } from '../../mocks/scenarios/scenario-address.ts'
import { type Line, tableOf } from '../budget/budgets.ts'
import { mockApi } from '../budget/mock-api.ts'
import { openPage } from '../budget/page-weight.ts'
import { serveBuild } from '../budget/serve-build.ts'
import { ensureBrowser } from '../setup/ensure-browser.ts'
import { findBrowser } from '../setup/find-browser.ts'
import { projectNode, root } from '../setup/project-node.mjs'

const runs = 5
/** Milliseconds; a shorter task is not reported by browsers. */
const longestTask = 50
const folder = join(root, '.cache/bench/production')

ensureBrowser()
const vite = join(root, 'node_modules/vite/bin/vite.js')
const build = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
if (spawnSync(projectNode, [vite, ...build], { cwd: root, stdio: 'inherit' }).status !== 0) {
  process.exit(1)
}

/** 40,001 words, of which every 25th is replaced, with comments by an editor. */
async function editedManuscript(): Promise<Uint8Array> {
  const { bytes } = sampleManuscript('english-40001')
  const read = await readDocx(bytes)
  if (read.kind !== 'text') throw new Error(read.kind)
  const text = read.paragraphs.join(PARAGRAPH_GAP)
  const findings = [...text.matchAll(/\p{L}+/gu)]
    .filter((_, index) => index % 25 === 0)
    .map(({ 0: word, index: start }) => ({
      ...{
        kind: 'WordChoice',
        message: 'I suggest another word here.',
        suggestions: [`${word}ly`],
      },
      ...{ start, end: start + word.length },
    }))
  const signed = { author: 'Galley', editor: 'Eleanor Whitfield', at: Date.now() }
  return applySuggestions({ bytes, findings, ...signed })
}

/** Runs in the page. */
function observeLongTasks() {
  const tasks: number[] = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
  Object.assign(globalThis, { longTasks: tasks })
}

/** The longest task since the last call. */
const readLongTasks = () =>
  new Promise<number>((resolve) => {
    // Entries are reported after their task.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const tasks: number[] = Reflect.get(globalThis, 'longTasks')
        resolve(Math.max(0, ...tasks.splice(0)))
      }, 0),
    )
  })

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
  await page.evaluate(observeLongTasks)
  const begin = performance.now()
  await read().click()
  await page.locator('[aria-busy=false]').waitFor()
  const took = performance.now() - begin
  const opening = await page.evaluate(readLongTasks)
  await stepThrough(page)
  const stepping = await page.evaluate(readLongTasks)
  await page.getByRole('radio', { name: 'Final text' }).check()
  await page.locator('ins, del').first().waitFor({ state: 'detached' })
  const switching = await page.evaluate(readLongTasks)
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

const median = (part: keyof Reading) =>
  readings.map((reading) => reading[part]).toSorted((a, b) => a - b)[runs >> 1] ?? 0
const lines = (
  [
    ['opening', 'longest task while the document is opened'],
    ['stepping', 'while it is stepped through'],
    ['switching', 'while it changes to the final text'],
  ] as const
).map(([part, what]): Line => {
  const measured = median(part)
  return {
    what,
    measured: measured === 0 ? 'under 50 ms' : `${measured.toFixed(0)} ms`,
    limit: `${longestTask} ms`,
    holds: measured <= longestTask,
  }
})
console.log(
  `Reading 40,001 words with 1,600 changes, median of ${runs}; shown as a whole after ${median('took').toFixed(0)} ms:`,
)
console.log(tableOf(lines))
if (lines.some(({ holds }) => !holds)) process.exitCode = 1
