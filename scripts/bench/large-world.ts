import { type Browser, chromium } from 'playwright'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { budgets, type Line, tableOf } from '../budget/budgets.ts'
import { serveBuild } from '../budget/serve-build.ts'
import { ensureBrowser } from '../setup/ensure-browser.ts'
import { findBrowser } from '../setup/find-browser.ts'
import { buildDemo } from './speed/build-application.ts'

const runs = 5
const limit = 1.3
const small = 'returning-customer'
const large = 'large-lab'
const firstOrder = budgets.find(({ name }) => name === 'dashboard')?.firstUse ?? ''

type Times = { first: number; reload: number }

/** Milliseconds until the first order is shown, on a first and a second visit. */
async function timesOf(browser: Browser, address: string, scenario: ScenarioName): Promise<Times> {
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

ensureBrowser()
const folder = buildDemo()
const browser = await chromium.launch(findBrowser())
const { address, stop } = await serveBuild(folder, async () => new Response(null, { status: 404 }))
await timesOf(browser, address, small)
const times: Record<typeof small | typeof large, Times[]> = { [small]: [], [large]: [] }
for (let run = 0; run < runs; run += 1) {
  for (const scenario of [small, large] as const) {
    times[scenario].push(await timesOf(browser, address, scenario))
  }
}
stop()
await browser.close()

/** Other load only slows a run down, so the fastest is the best estimate. */
const fastest = (scenario: typeof small | typeof large, part: keyof Times) =>
  Math.min(...times[scenario].map((one) => one[part]))
const lines = (['first', 'reload'] as const).map((part): Line => {
  const ratio = fastest(large, part) / fastest(small, part)
  return {
    what: `${large} ${part}, ${fastest(large, part).toFixed(0)} ms, to ${small}`,
    measured: `${ratio.toFixed(2)}×`,
    limit: `${limit}×`,
    holds: ratio <= limit,
  }
})
console.log(`The first order of the demo, the best of ${runs} runs:`)
console.log(tableOf(lines))
if (lines.some(({ holds }) => !holds)) process.exitCode = 1
