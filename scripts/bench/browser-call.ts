import { type BrowserContext, chromium, type Page } from 'playwright'
import { type Line, tableOf } from '../budget/budgets.ts'
import { ensureBrowser } from '../setup/ensure-browser.ts'
import { findBrowser } from '../setup/find-browser.ts'
import { type HttpCase, httpCases } from './speed/http-cases.ts'
import { median } from './speed/quantile.ts'
import { serveCallPages } from './speed/serve-call-pages.ts'

const rounds = 7
const calls = { warmUp: 300, inRound: 60 }
const limit = 2
// A long answer, a page of a list, and a write to the persisted log.
const operations = ['loadApplication', 'searchOrders', 'saveBasicDetails']

/** Milliseconds of sequential calls in a page, until the body is read. */
async function timesIn(
  page: Page,
  { method, path, body }: HttpCase,
  count = calls.inRound,
): Promise<number[]> {
  await page.bringToFront()
  return page.evaluate(
    async ({ url, init, count }) => {
      const times: number[] = []
      for (let call = 0; call < count; call += 1) {
        const begin = performance.now()
        const response = await fetch(url, init)
        await response.text()
        times.push(performance.now() - begin)
        if (response.status !== 200) throw new Error(`${url} was answered ${response.status}.`)
      }
      return times
    },
    {
      url: path,
      init: { method, body, headers: body ? { 'Content-Type': 'application/json' } : undefined },
      count,
    },
  )
}

/** Pages of one context would share their worker. */
async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.goto(address)
  await page.waitForFunction(() => document.title === 'Ready')
  return page
}

ensureBrowser()
const { address, stop } = await serveCallPages()
const browser = await chromium.launch(findBrowser())
const real = await open(await browser.newContext(), `${address}/real.html?scenario=order-form`)
const empty = await open(await browser.newContext(), `${address}/empty.html`)

const lines: Line[] = []
for (const call of (await httpCases()).filter(({ operation }) => operations.includes(operation))) {
  const reals: number[] = []
  const empties: number[] = []
  for (const page of [real, empty]) await timesIn(page, call, calls.warmUp)
  for (let round = 0; round < rounds; round += 1) {
    const withBackend = median(await timesIn(real, call))
    const without = median(await timesIn(empty, call))
    reals.push(withBackend)
    empties.push(without)
  }
  // Other load only slows a round down, so the fastest is the best estimate.
  const fastest = Math.min(...reals)
  const difference = fastest - Math.min(...empties)
  lines.push({
    what: `${call.operation}, ${fastest.toFixed(1)} ms, above empty`,
    measured: `${difference.toFixed(1)} ms`,
    limit: `${limit} ms`,
    holds: difference <= limit,
  })
}
await browser.close()
stop()
console.log(`p50 of ${calls.inRound} calls in a page, the best of ${rounds} rounds:`)
console.log(tableOf(lines))
if (lines.some(({ holds }) => !holds)) process.exitCode = 1
