import type { Page } from 'playwright'
import { label } from '../budget/product-labels.ts'
import { benchBackend } from './speed/bench-backend.ts'
import { roundsOf } from './speed/bench-options.ts'
import { buildDemo } from './speed/build-application.ts'
import type { Companion, Figure } from './speed/figures.ts'
import { inPages, type ServedPages } from './speed/in-pages.ts'
import { drawingTask } from './speed/long-tasks.ts'
import { answerTime, typingTimes } from './speed/order-answers.ts'
import { median } from './speed/quantile.ts'
import { showFigures } from './speed/show-figures.ts'
import { medianTime, timed } from './speed/time-beside.ts'

const rounds = roundsOf(5)

/** As somebody types a title, and gives numbers, days, all of them or a page. */
const queries: Record<string, readonly string[]> = {
  'by title': ['a', 'aq', 'aquifer', 'aquifer recharge', 'SOIL', 'none such'].map(
    (title) => `orderTitle=${title}`,
  ),
  'by number': ['gx', 'GX2', '7k', 'm9', 'zzz'].map((number) => `xid=${number}`),
  'by days': ['from=2026-01-01&to=2026-12-31', 'from=2019-05-01&to=2019-05-31', 'to=2018-01-01'],
  'by all': ['xid=gx&orderTitle=soil&from=2020-01-01&to=2025-12-31'],
  'by status': ['status=Completed', 'status=In%20Progress', 'status=Completed&orderTitle=soil'],
  sorted: ['sort=oldest', 'sort=deadline', 'sort=oldest&status=Completed&page=500'],
  'other pages': ['page=2', 'page=500', 'page=1000', 'orderTitle=soil&page=40'],
}

type Times = Record<string, number[]>

/** Processor time of each call in a world that nobody has searched before, validations and text included. */
async function backendTimes(): Promise<Times> {
  const times: Times = {}
  for (let round = 0; round < rounds; round += 1) {
    const { call } = await benchBackend('large-lab')
    for (const [kind, list] of Object.entries(queries)) {
      for (const query of list) {
        const { milliseconds } = await timed(() => call(`/api/order/search?${query}`))
        // The first search of a world reads all titles.
        const isFirst = query === queries['by title']?.[0]
        const name = isFirst ? 'first by title' : kind
        times[name] = [...(times[name] ?? []), milliseconds]
      }
    }
  }
  return times
}

async function ordersAsText(): Promise<Companion> {
  const { world } = await benchBackend('large-lab')
  const orders = [...world.orders.all()]
  const value = await medianTime(() => JSON.stringify(orders), { laps: 5, warmUp: 1 })
  return { name: 'writing all orders as JSON', value }
}

const titles = ['aquifer', 'nitrate', 'flood', 'soil moisture', 'turbidity', 'base flow']
const numbers = ['7k', 'm9', 'GX2', 'qq', 'z3', 'h4']
const rowsOfBarePage = ['Soil', 'Nitrate', 'Base', 'Turbidity', 'Water', 'Leaf']

type Search = { list: string; field: string; terms: readonly string[] }

async function searchTimes(page: Page, { list, field, terms }: Search): Promise<number[]> {
  const times: number[] = []
  const input = page.getByLabel(field, { exact: true })
  const enter = async (term: string) => {
    // The form folds after each search.
    const fold = page.locator('summary', { hasText: label('orders', 'Change search') })
    if (!(await input.isVisible())) await fold.click()
    await input.fill(term)
  }
  for (const term of terms) {
    await enter(term)
    times.push(await answerTime(page, list, () => input.press('Enter')))
  }
  await enter('')
  return times
}

/** From the key or the press to the frame that shows the other orders. */
async function pageTimes({ browser, address }: ServedPages): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${address}/en/researcher?scenario=large-lab`)
  const list = label('orders', 'My orders')
  const field = label('order-search', 'Title')
  const title = page.getByLabel(field, { exact: true })
  await page.locator('summary', { hasText: label('orders', 'Search and filter') }).click()
  await title.waitFor()
  // The results have a route of their own, which is loaded once.
  await searchTimes(page, { list, field, terms: ['water temperature'] })
  const typed = await typingTimes(page, () => title.pressSequentially('sediment yield'))
  const byTitle = await searchTimes(page, { list, field, terms: titles })
  const number = label('order-search', 'Order number')
  const byNumber = await searchTimes(page, { list, field: number, terms: numbers })
  const paged: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const next = page.getByRole('link', { name: label('pages', 'Next page') })
    if ((await next.count()) === 0) break
    paged.push(await answerTime(page, list, () => next.click()))
  }
  await context.close()
  return { 'a key': typed, 'by title': byTitle, 'by number': byNumber, 'next page': paged }
}

async function bareTimes({ browser, bareAddress }: ServedPages): Promise<Times> {
  const page = await browser.newPage()
  await page.goto(bareAddress, { waitUntil: 'networkidle' })
  const bare = { list: 'Manuscripts', field: 'Title', terms: rowsOfBarePage }
  const searching = await searchTimes(page, bare)
  await page.close()
  return { searching, drawing: [await drawingTask(browser, bareAddress)] }
}

function gather(all: readonly Times[], name: string): number {
  return median(all.flatMap((times) => times[name] ?? []))
}

const written = await ordersAsText()
const calls = Object.entries(await backendTimes()).map(
  ([kind, times]): Figure => ({
    name: kind,
    unit: 'ms',
    value: median(times),
    companion: written,
    limit: kind === 'first by title' ? 1 : 0.2,
  }),
)
showFigures('A call among 10,000 orders:', calls)

const all = await inPages({ folder: buildDemo() }, async (pages) => {
  const measured: Times[] = []
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ ...(await pageTimes(pages)), ...(await bareTimes(pages)) })
  }
  return measured
})
const searching = { name: 'searching in the bare page', value: gather(all, 'searching') }
const drawing = { name: 'drawing rows in the bare page', value: gather(all, 'drawing') }
const inPage = (name: string, companion: Companion, limit: number): Figure => {
  return { name, unit: 'ms', value: gather(all, name), companion, limit }
}
showFigures('The page among 10,000 orders:', [
  inPage('a key', drawing, 0.3),
  inPage('by title', searching, 6),
  inPage('by number', searching, 6),
  inPage('next page', searching, 6),
])
