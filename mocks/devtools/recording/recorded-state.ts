import type { Instant } from '../../../src/lib/instant.ts'
import { faultRowText } from '../../backend/calls/faults.ts'
import { runScheduledJobs } from '../../backend/jobs/run-scheduled-jobs.ts'
import { prefillNames, prefillStep } from '../../scenarios/builders/order-form/prefill-steps.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { maxShareLength, shareWorld } from '../../scenarios/shared-world.ts'
import type { PageWorld } from '../../transports/page/open-page-world.ts'
import { shareParameter } from '../../transports/page/share-parameter.ts'
import type { World } from '../../world/galley-world.ts'
import { isTableName } from '../../world/table-rows.ts'
import { stateOf, updateState } from '../../world/world-state.ts'
import { type WorldStart, worldStartOf } from './world-start.ts'
import type { RecordedStep } from './write-test.ts'

async function changedTables(world: World, opening: WorldStart, now: Instant): Promise<string[]> {
  const { world: initial } = await loadScenario(opening)
  const { clock, latency, browserSession } = stateOf(world)
  const session = browserSession ? world.sessions.get(browserSession) : undefined
  initial.transact(() => {
    updateState(initial, { clock, latency })
    runScheduledJobs(initial, now)
    // Opening a page sends its language to the server.
    if (!session || !initial.sessions.get(session.token)) return
    const { language } = session
    initial.sessions.update(session.token, { language })
    const user = session.userIdentity ? initial.users.get(session.userIdentity) : undefined
    if (user) initial.users.update(user.identity, { account: { ...user.account, language } })
  })
  const there = world.fork()
  there.transact(() => runScheduledJobs(there, now))
  const tables = there.changesSince(initial.snapshot()).map(({ table }) => table)
  const skipped = ['faults', 'replays']
  return [...new Set(tables)].filter((name) => isTableName(name) && !skipped.includes(name))
}

/** They recreate the world at `now`. Tables too large to link are listed. */
export async function stateSteps(
  page: PageWorld,
  path: string,
  now: Instant,
): Promise<RecordedStep[]> {
  const { world } = page
  const opening = await worldStartOf(world)
  if (!opening) throw new Error(`There is no scenario "${stateOf(world).scenario}".`)
  const { name, at: step, flags } = opening
  const changed = await changedTables(world, opening, now)
  if (changed.length > 0) {
    const link = await shareWorld(world, page.realNow())
    if (link.length <= maxShareLength) {
      return [{ kind: 'scenario', name, path: `${path}#${shareParameter}=${link}`, now }]
    }
  }
  const scenario: RecordedStep = {
    kind: 'scenario',
    name,
    path,
    now: opening.now,
    at: prefillNames.find((name) => step !== undefined && prefillStep(name) === step),
    latency: stateOf(world).latency,
    flags,
    faults: [...world.faults.all()].map(faultRowText),
    lostTables: changed,
  }
  const by = now - opening.now
  return by === 0 ? [scenario] : [scenario, { kind: 'advance', by }]
}
