import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { budgets } from '../budget/budgets.ts'
import { serveBuild } from '../budget/serve-build.ts'
import { roundsOf } from './speed/bench-options.ts'
import { buildDemo } from './speed/build-application.ts'
import type { Figure } from './speed/figures.ts'
import { inBrowser, noApi } from './speed/in-pages.ts'
import { showFigures } from './speed/show-figures.ts'

const runs = roundsOf(5)
const limit = 1.3
const small = 'returning-customer'
const large = 'large-lab'
const firstOrder = budgets.find(({ name }) => name === 'dashboard')?.firstUse ?? ''

type Times = { first: number; reload: number }

const times = await inBrowser(async (browser) => {
  const { address, stop } = await serveBuild(buildDemo(), noApi)
  /** Milliseconds until the first order is shown, on a first and a second visit. */
  const timesOf = async (scenario: ScenarioName): Promise<Times> => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const open = async (path: string) => {
      const begin = performance.now()
      await page.goto(address + path)
      await page.locator(firstOrder).first().waitFor({ timeout: 120_000 })
      return performance.now() - begin
    }
    const first = await open(`/en/researcher?scenario=${scenario}`)
    const reload = await open('/en/researcher')
    await context.close()
    return { first, reload }
  }
  await timesOf(small)
  const all: { small: Times; large: Times }[] = []
  for (let run = 0; run < runs; run += 1) {
    all.push({ small: await timesOf(small), large: await timesOf(large) })
  }
  stop()
  return all
})

/** Other load only slows a run down, so the fastest is the best estimate. */
const fastest = (world: 'small' | 'large', part: keyof Times) =>
  Math.min(...times.map((one) => one[world][part]))

showFigures(
  `The first order of the demo, the best of ${runs} runs:`,
  (['first', 'reload'] as const).map(
    (part): Figure => ({
      name: `${large} ${part}`,
      unit: 'ms',
      value: fastest('large', part),
      companion: { name: small, value: fastest('small', part) },
      limit,
    }),
  ),
)
