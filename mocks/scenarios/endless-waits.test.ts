import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../backend/invariants/world-invariants.ts'
import { runScheduledJobs } from '../backend/jobs/run-scheduled-jobs.ts'
import {
  approveCheckout,
  declineCheckout,
} from '../backend/rules/payment/settlement/settle-payment.ts'
import { inDeepRun } from '../testing/deep-run.ts'
import { type OpenWait, openWaits } from '../testing/open-waits.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import type { World } from '../world/galley-world.ts'
import { day } from './builders/server-date.ts'
import { loadScenario } from './load-scenario.ts'
import { isScenarioName, type ScenarioName, scenarioNames } from './scenario-list.ts'

const days = 60

const sample: readonly ScenarioName[] = [
  'returning-customer',
  'elite',
  'china',
  'brazil',
  'china-migration-waiting',
  'digital-editing',
  'assessments',
  'placed-orders',
]
const others = scenarioNames.filter(isScenarioName).filter((name) => !sample.includes(name))
const names = [...sample, ...others].slice(0, inDeepRun(sample.length, scenarioNames.length))

/** Thousands of orders are only looked at now and then. */
const stepsOf = (name: ScenarioName) => (name === 'large-lab' ? 3 : inDeepRun(12, 20))

const openCodes = (world: World) =>
  [...world.payments.all()]
    .filter(({ status }) => status === 'open')
    .map(({ receiptCode }) => receiptCode)

/** What banks and external pages do with the payments that are open at the start. */
const courses: Record<string, (world: World) => void> = {
  'nobody decides': () => {
    // Time passes all the same.
  },
  'every payment is approved': (world) => {
    for (const code of openCodes(world)) approveCheckout(world, code, fixedNow)
  },
  'every payment is declined': (world) => {
    for (const code of openCodes(world)) declineCheckout(world, code, fixedNow)
  },
}

const seen = new Map<string, number>()

function count(waits: readonly OpenWait[]): void {
  for (const { what, endedBy } of waits) {
    const kind = `${what} ended by ${endedBy}`
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
  }
}

async function endlessWaits(name: ScenarioName, decide: (world: World) => void) {
  const { world } = await loadScenario({ name, now: fixedNow })
  count(openWaits(world, fixedNow))
  world.transact(() => decide(world))
  const steps = stepsOf(name)
  const isEndless = ({ endedBy }: OpenWait) => endedBy === 'nothing'
  const found = openWaits(world, fixedNow).filter(isEndless)
  for (let step = 1; step <= steps; step += 1) {
    const now = fixedNow + (step * days * day) / steps
    world.transact(() => runScheduledJobs(world, now))
    expect(brokenInvariants(world)).toEqual([])
    found.push(...openWaits(world, now).filter(isEndless))
  }
  const left = openWaits(world, fixedNow + days * day)
  return [...found, ...left.filter(({ endedBy }) => endedBy === 'time')]
}

describe.each(Object.entries(courses))(`in ${days} days in which %s`, (_, decide) => {
  it.each(names)('nothing that %s waits for stays out', async (name) => {
    expect(await endlessWaits(name, decide)).toEqual([])
  })
})

it('all of them are waits that something ends', ({ task }) => {
  const kinds = Array.from(seen, ([kind, times]) => `${times} × ${kind}`).toSorted()
  task.meta.tried = `${days} days of ${names.length} scenarios in ${Object.keys(courses).length} courses, which begin with: ${kinds.join(', ')}`
  expect(kinds.filter((kind) => kind.endsWith('nothing'))).toEqual([])
})
