import type { Browser } from 'playwright'
import { type Budget, budgets } from '../budget/budgets.ts'
import { mockPage } from '../budget/mock-api.ts'
import { pageTimes, type Times } from '../budget/page-times.ts'
import { type AnswerApi, serveBuild } from '../budget/serve-build.ts'
import { bareFirstUse, drawing, rowsReady } from './speed/bare-page.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import { buildBarePage, buildProduction } from './speed/build-application.ts'
import type { Figure } from './speed/figures.ts'
import { inBrowser, noApi } from './speed/in-pages.ts'
import { median } from './speed/quantile.ts'
import { showFigures } from './speed/show-figures.ts'

const runs = roundsOf(5)
const isSlow = !isSmoke
const limits = { firstPaint: 1, shift: 0.02, click: 0.13 }
const folder = buildProduction()
const bareFolder = buildBarePage()

type Open = { folder: string; answerApi: AnswerApi; path: string }
type Expected = Pick<Budget, 'ready' | 'firstUse' | 'clicks'>

async function timesOf(browser: Browser, { folder, answerApi, path }: Open, expected: Expected) {
  const { address, stop } = await serveBuild(folder, answerApi)
  try {
    return await pageTimes(browser, address + path, { ...expected, isSlow })
  } finally {
    stop()
  }
}

/** A page and the bare page, in turns. */
async function measure(browser: Browser, budget: Budget) {
  const ours: Times[] = []
  const bare: Times[] = []
  const expected = {
    ready: rowsReady,
    firstUse: bareFirstUse[budget.firstUseIs],
    clicks: [drawing],
  }
  for (let run = 0; run < runs; run += 1) {
    // What was saved in one run would change the next one.
    const { answerApi, path } = await mockPage(budget)
    ours.push(await timesOf(browser, { folder, answerApi, path }, budget))
    const barePage = { folder: bareFolder, answerApi: noApi, path: '/' }
    bare.push(await timesOf(browser, barePage, expected))
  }
  return { ours, bare }
}

function figuresOf(
  { clicks }: Budget,
  timesBare: number,
  { ours, bare }: { ours: Times[]; bare: Times[] },
): Figure[] {
  type Moment = 'firstPaint' | 'largestPaint' | 'usable'
  // Other load only slows a run down, so the fastest is the best estimate.
  const at = (all: Times[], moment: Moment) => Math.min(...all.map((times) => times[moment]))
  const beside = (name: string, moment: Moment, bareMoment: Moment, limit: number): Figure => {
    const companion = { name: 'the bare page', value: at(bare, bareMoment) }
    return { name, unit: 'ms', value: at(ours, moment), companion, limit }
  }
  const clickIn = (all: Times[], name: string) =>
    median(all.map((times) => times.clicks[name] ?? Number.NaN))
  const drawn = { name: 'drawing rows in the bare page', value: clickIn(bare, drawing.name) }
  const shift = median(ours.map((times) => times.shift))
  return [
    beside('first paint', 'firstPaint', 'firstPaint', limits.firstPaint),
    beside('largest paint', 'largestPaint', 'usable', timesBare),
    beside('usable', 'usable', 'usable', timesBare),
    { name: 'layout shift', unit: '', value: shift, limit: limits.shift },
    ...clicks.map(({ name }): Figure => {
      const value = clickIn(ours, name)
      return { name: `${name} answered`, unit: 'ms', value, companion: drawn, limit: limits.click }
    }),
  ]
}

console.log(
  isSlow
    ? `The best of ${runs}, clicks their median, at 1.6 Mbit/s, 150 ms and a processor slowed four times.`
    : 'Once each, on a fast line.',
)
await inBrowser(async (browser) => {
  for (const budget of budgets) {
    const { timesBare } = budget
    if (timesBare === undefined) continue
    try {
      const figures = figuresOf(budget, timesBare, await measure(browser, budget))
      const named = figures.map((figure) => ({ ...figure, name: `${budget.name} ${figure.name}` }))
      showFigures(`${budget.name}:`, named)
    } catch (error) {
      console.error(`${budget.name}:`, error)
      process.exitCode = 1
    }
  }
})
