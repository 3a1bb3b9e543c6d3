import { chromium } from 'playwright'
import { type Budget, budgets, type Line, tableOf } from '../budget/budgets.ts'
import { mockPage } from '../budget/mock-api.ts'
import { pageTimes, type Times } from '../budget/page-times.ts'
import { serveBuild } from '../budget/serve-build.ts'
import { ensureBrowser } from '../setup/ensure-browser.ts'
import { findBrowser } from '../setup/find-browser.ts'
import { buildProduction } from './speed/build-application.ts'
import { median } from './speed/quantile.ts'

const runs = 5

ensureBrowser()
const folder = buildProduction()

function compareTimes({ name, largestPaint, usable, clicks }: Budget, all: Times[]): Line[] {
  const line = (
    what: string,
    read: (times: Times) => number,
    limit: number,
    digits = 0,
    unit = ' ms',
  ) => {
    const measured = median(all.map(read))
    const say = (value: number) => `${value.toFixed(digits)}${unit}`
    return {
      what: `${name} ${what}`,
      measured: say(measured),
      limit: say(limit),
      holds: measured <= limit,
    }
  }
  return [
    line('first paint', (times) => times.firstPaint, 1000),
    line('largest paint', (times) => times.largestPaint, largestPaint),
    line('usable', (times) => times.usable, usable),
    line('layout shift', (times) => times.shift, 0.02, 3, ''),
    ...clicks.map((click) =>
      line(`${click.name} answered`, (times) => times.clicks[click.name] ?? Number.NaN, 100),
    ),
  ]
}

console.log(
  `Each page ${runs} times at 1.6 Mbit/s, 150 ms and a processor slowed four times; medians:`,
)
const browser = await chromium.launch(findBrowser())
for (const budget of budgets) {
  const all: Times[] = []
  for (let run = 0; run < runs; run += 1) {
    // What was saved in one run would change the next one.
    const { answerApi, path } = await mockPage(budget)
    const { address, stop } = await serveBuild(folder, answerApi)
    all.push(await pageTimes(browser, `${address}${path}`, budget))
    stop()
  }
  const lines = compareTimes(budget, all)
  console.log(tableOf(lines))
  if (lines.some(({ holds }) => !holds)) process.exitCode = 1
}
await browser.close()
