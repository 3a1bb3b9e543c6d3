import type { Browser } from 'playwright'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { type Budget, budgets } from '../budget/budgets.ts'
import { mockPage } from '../budget/mock-api.ts'
import { pageTimes } from '../budget/page-times.ts'
import { serveBuild } from '../budget/serve-build.ts'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import { buildProduction } from './speed/build-application.ts'
import type { Figure } from './speed/figures.ts'
import { inBrowser } from './speed/in-pages.ts'
import { showFigures } from './speed/show-figures.ts'

const runs = roundsOf(5)
const isSlow = !isSmoke
/** The call of invoices answers with all of them. */
const limits = { dashboard: 1.1, invoices: 1.7 }
const small = 'returning-customer'
const large = 'large-lab'
const folder = buildProduction()

/** Milliseconds until the first row of a page can be used. */
async function firstUse(browser: Browser, budget: Budget, scenario: ScenarioName): Promise<number> {
  const { answerApi, path } = await mockPage({ ...budget, scenario })
  const { address, stop } = await serveBuild(folder, answerApi)
  try {
    const times = await pageTimes(browser, address + path, { ...budget, clicks: [], isSlow })
    return times.usable
  } finally {
    stop()
  }
}

async function growthOf(browser: Browser, budget: Budget, limit: number): Promise<Figure> {
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
  for (let run = 0; run < runs; run += 1) {
    times.small.push(await firstUse(browser, budget, small))
    times.large.push(await firstUse(browser, budget, large))
  }
  return {
    name: budget.name,
    unit: 'ms',
    value: Math.min(...times.large),
    companion: { name: small, value: Math.min(...times.small) },
    limit,
  }
}

await inBrowser(async (browser) => {
  const figures: Figure[] = []
  for (const [name, limit] of Object.entries(limits)) {
    const budget = budgets.find((one) => one.name === name)
    if (!budget) throw new Error(`No page is called ${name}.`)
    figures.push(await growthOf(browser, budget, limit))
  }
  showFigures(`First use with 10,000 orders and 5,000 invoices, the best of ${runs}:`, figures)
})
