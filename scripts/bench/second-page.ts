import type { Browser, Page } from 'playwright'
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
const limit = 0.7
const firstOrder = 'main li h3 a'

type Second = {
  name: string
  press: (page: Page) => Promise<void>
  /** Selector of what the person came for. */
  firstUse: string
}

const seconds: readonly Second[] = [
  {
    name: 'an order',
    press: (page) => page.locator(firstOrder).first().click(),
    firstUse: 'main ol li',
  },
  {
    name: 'the invoices',
    press: (page) =>
      page
        .getByRole('link', { name: label('pages', 'Invoices'), exact: true })
        .first()
        .click(),
    firstUse: 'main table td',
  },
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
async function secondPage({ browser, address }: ServedPages, { press, firstUse }: Second) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const visit = async () => {
    const page = await context.newPage()
    if (!isSmoke) await slowDown(page)
    await page.goto(`${address}/en/researcher`, { waitUntil: 'networkidle' })
    await page.evaluate(watchPress, firstUse)
    await press(page)
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
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await secondPage(pages, second))
      bare.push(await bareTime(pages.browser, pages.bareAddress))
    }
    const companion = { name: 'first use of the bare page', value: Math.min(...bare) }
    figures.push({ name: second.name, unit: 'ms', value: Math.min(...ours), companion, limit })
  }
  showFigures(
    `From the dashboard to another page, with kept files, the best of ${rounds}:`,
    figures,
  )
})
