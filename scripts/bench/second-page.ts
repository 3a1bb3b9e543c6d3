import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright'
import { mockApi } from '../budget/mock-api.ts'
import { pageTimes, slowDown } from '../budget/page-times.ts'
import { label } from '../budget/product-labels.ts'
import { bareFirstUse, rowsReady } from './speed/bare-page.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import { buildProduction } from './speed/build-application.ts'
import type { Figure } from './speed/figures.ts'
import { inPages, type ServedPages } from './speed/in-pages.ts'
import { showFigures } from './speed/show-figures.ts'

const rounds = roundsOf(5)
const firstOrder = 'main li h3 a'

type Second = {
  name: string
  link: (page: Page) => Locator
  /** Selector of what the person came for. */
  firstUse: string
}

const seconds: readonly Second[] = [
  {
    name: 'an order',
    link: (page) => page.locator(firstOrder).first(),
    firstUse: 'main ol li',
  },
  {
    name: 'the invoices',
    link: (page) =>
      page.getByRole('link', { name: label('pages', 'Invoices'), exact: true }).first(),
    firstUse: 'main table td',
  },
]

/** `rest`: milliseconds that the pointer is on the link before, in which its page is loaded ahead. */
type Press = { name: string; rest: number; limit: number }

const presses: readonly Press[] = [
  { name: 'pressed after 200 ms on the link', rest: 200, limit: 0.235 },
  { name: 'pressed as soon as the pointer is there', rest: 0, limit: 0.35 },
]

/** Keeps the milliseconds from the press to the task after the frame that shows the element. */
function watchPress(firstUse: string): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const heading = () => document.querySelector('h1')?.textContent
      const before = heading()
      const shown = new MutationObserver(() => {
        if (heading() === before) return
        if (!document.querySelector(firstUse)?.checkVisibility()) return
        shown.disconnect()
        requestAnimationFrame(() =>
          setTimeout(() =>
            Object.assign(globalThis, { shownAfter: performance.now() - timeStamp }),
          ),
        )
      })
      shown.observe(document, { childList: true, subtree: true, attributes: true })
    },
    { capture: true, once: true },
  )
}

const readShownAfter = (page: Page) =>
  page
    .waitForFunction(() => Reflect.get(globalThis, 'shownAfter'))
    .then((value) => value.jsonValue())
    .then(Number)

/** A visitor of an earlier day, whose browser has kept the files of both pages. */
async function secondPage(
  { browser, address }: ServedPages,
  { link, firstUse }: Second,
  rest: number,
) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const visit = async () => {
    const page = await context.newPage()
    if (!isSmoke) await slowDown(page)
    await page.goto(`${address}/en/researcher`, { waitUntil: 'networkidle' })
    await page.evaluate(watchPress, firstUse)
    await link(page).hover()
    await pause(rest)
    await link(page).click()
    const shownAfter = await readShownAfter(page)
    await page.waitForLoadState('networkidle')
    await page.close()
    return shownAfter
  }
  await visit()
  const shownAfter = await visit()
  await context.close()
  return shownAfter
}

async function bareTime(browser: Browser, address: string): Promise<number> {
  const firstUse = bareFirstUse.field
  const times = await pageTimes(browser, `${address}/`, {
    ready: rowsReady,
    firstUse,
    clicks: [],
    isSlow: !isSmoke,
  })
  return times.usable
}

const answerApi = await mockApi('returning-customer')
await inPages({ folder: buildProduction(), answerApi }, async (pages) => {
  const figures: Figure[] = []
  for (const second of seconds) {
    for (const { name, rest, limit } of presses) {
      const ours: number[] = []
      const bare: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await secondPage(pages, second, rest))
        bare.push(await bareTime(pages.browser, pages.bareAddress))
      }
      figures.push({
        name: `${second.name}, ${name}`,
        unit: 'ms',
        value: Math.min(...ours),
        companion: { name: 'first use of the bare page', value: Math.min(...bare) },
        limit,
      })
    }
  }
  showFigures(
    `From the dashboard to another page, with kept files, the best of ${rounds}:`,
    figures,
  )
})
