import type { BrowserContext, Page } from 'playwright'
import { serveBuild } from '../budget/serve-build.ts'
import { type HttpCase, httpCases } from './servers/http-cases.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import { buildCallPages } from './speed/build-application.ts'
import type { Figure } from './speed/figures.ts'
import { inBrowser } from './speed/in-pages.ts'
import { median } from './speed/quantile.ts'
import { showFigures } from './speed/show-figures.ts'

const rounds = roundsOf(7)
const calls = isSmoke ? { warmUp: 5, inRound: 5 } : { warmUp: 300, inRound: 60 }
const limit = 1.6

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

/** Other load only slows a round down, so the fastest is the best estimate. */
async function compare(call: HttpCase, real: Page, empty: Page): Promise<Figure> {
  const reals: number[] = []
  const empties: number[] = []
  for (const page of [real, empty]) await timesIn(page, call, calls.warmUp)
  for (let round = 0; round < rounds; round += 1) {
    reals.push(median(await timesIn(real, call)))
    empties.push(median(await timesIn(empty, call)))
  }
  const companion = { name: 'an empty handler', value: Math.min(...empties) }
  return { name: call.operation, unit: 'ms', value: Math.min(...reals), companion, limit }
}

const figures = await inBrowser(async (browser) => {
  const { address, stop } = await serveBuild(
    buildCallPages(),
    async () => new Response('Nothing may come here.', { status: 501 }),
  )
  const empty = await open(await browser.newContext(), `${address}/index.html`)
  const compared: Figure[] = []
  for (const call of await httpCases()) {
    const context = await browser.newContext()
    const real = await open(context, `${address}/real.html?${call.headers['X-Scenario']}`)
    compared.push(await compare(call, real, empty))
    await context.close()
  }
  stop()
  return compared
})
showFigures(`Median of ${calls.inRound} calls in a page, the best of ${rounds} rounds:`, figures)
