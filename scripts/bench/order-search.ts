import { type Browser, chromium, type Page } from 'playwright'
import { createBackend } from '../../mocks/backend/backend.ts'
import { CallLog } from '../../mocks/backend/call-log.ts'
import { loadScenario } from '../../mocks/scenarios/load-scenario.ts'
import { nodeFonts } from '../../mocks/transports/node/node-fonts.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import { type Line, tableOf } from '../budget/budgets.ts'
import { serveBuild } from '../budget/serve-build.ts'
import { ensureBrowser } from '../setup/ensure-browser.ts'
import { findBrowser } from '../setup/find-browser.ts'
import { buildDemo } from './speed/build-application.ts'
import { answerTime, typingTimes } from './speed/order-answers.ts'
import { median } from './speed/quantile.ts'

const rounds = 5
const limit = 100

/** As somebody types a title, and gives numbers, days, all of them or a page. */
const queries: Record<string, readonly string[]> = {
  'by title': ['a', 'aq', 'aquifer', 'aquifer recharge', 'SOIL', 'none such'].map(
    (title) => `orderTitle=${title}`,
  ),
  'by number': ['gx', 'GX2', '7k', 'm9', 'zzz'].map((number) => `xid=${number}`),
  'by days': ['from=2026-01-01&to=2026-12-31', 'from=2019-05-01&to=2019-05-31', 'to=2018-01-01'],
  'by all': ['xid=gx&orderTitle=soil&from=2020-01-01&to=2025-12-31'],
  'other pages': ['page=2', 'page=500', 'page=1000', 'orderTitle=soil&page=40'],
}

type Times = Record<string, number[]>

/** Milliseconds of each call in a world that nobody has searched before, validations and text included. */
async function backendTimes(): Promise<Times> {
  const times: Times = {}
  for (let round = 0; round < rounds; round += 1) {
    const { world } = await loadScenario({ name: 'large-lab', now: fixedNow })
    const proofreader = { findings: async () => [] }
    const options = { world, proofreader, fonts: nodeFonts, calls: new CallLog() }
    const backend = createBackend({ ...options, now: () => fixedNow })
    const session = stateOf(world).browserSession ?? undefined
    for (const [kind, list] of Object.entries(queries)) {
      for (const query of list) {
        const request = new Request(`http://galley.test/api/order/search?${query}`)
        const begin = performance.now()
        const { response } = await backend.handle({ request, session })
        await response.text()
        if (response.status !== 200) throw new Error(`${query}: ${response.status}`)
        // The first search of a world reads all titles.
        const isFirst = query === queries['by title']?.[0]
        const name = isFirst ? 'first by title' : kind
        times[name] = [...(times[name] ?? []), performance.now() - begin]
      }
    }
  }
  return times
}

const titles = ['aquifer', 'nitrate', 'flood', 'soil moisture', 'turbidity', 'base flow']
const numbers = ['7k', 'm9', 'GX2', 'qq', 'z3', 'h4']

async function searchBy(page: Page, label: string, terms: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const term of terms) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(term)
    times.push(await answerTime(page, () => field.press('Enter')))
  }
  await page.getByLabel(label, { exact: true }).fill('')
  return times
}

/** From the key or the press to the frame that shows the other orders. */
async function pageTimes(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${address}/en/researcher?scenario=large-lab`)
  const title = page.getByLabel('Title', { exact: true })
  await title.waitFor()
  // The results have a route of their own, which is loaded once.
  await searchBy(page, 'Title', ['water temperature'])
  const typed = await typingTimes(page, () => title.pressSequentially('sediment yield'))
  const byTitle = await searchBy(page, 'Title', titles)
  const byNumber = await searchBy(page, 'Order number', numbers)
  const paged: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const next = page.getByRole('link', { name: 'Next page' })
    if ((await next.count()) === 0) break
    paged.push(await answerTime(page, () => next.click()))
  }
  await context.close()
  return { 'a key': typed, 'by title': byTitle, 'by number': byNumber, 'next page': paged }
}

function report(heading: string, times: Times): void {
  const lines = Object.entries(times).map(([kind, each]): Line => {
    const max = Math.max(...each)
    const measured = `${median(each).toFixed(1)} / ${max.toFixed(1)} ms`
    return { what: kind, measured, limit: `${limit} ms`, holds: max <= limit }
  })
  console.log(`${heading} (median / max):`)
  console.log(tableOf(lines))
  if (lines.some(({ holds }) => !holds)) process.exitCode = 1
}

report('Among 10,000 orders, a call', await backendTimes())

ensureBrowser()
const folder = buildDemo()
const browser = await chromium.launch(findBrowser())
const { address, stop } = await serveBuild(folder, async () => new Response(null, { status: 404 }))
const all: Times = {}
for (let round = 0; round < rounds; round += 1) {
  for (const [kind, times] of Object.entries(await pageTimes(browser, address))) {
    all[kind] = [...(all[kind] ?? []), ...times]
  }
}
stop()
await browser.close()
report('The page among 10,000 orders', all)
