import { faultRowText } from '../../backend/faults.ts'
import { runScheduledJobs } from '../../backend/jobs/run-scheduled-jobs.ts'
import { placeNames, stepNamed } from '../../scenarios/builders/order-form-places.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { longestShare, shareWorld } from '../../scenarios/shared-world.ts'
import type { PageWorld } from '../../transports/page/open-page-world.ts'
import { shareParameter } from '../../transports/page/share-parameter.ts'
import type { World } from '../../world/galley-world.ts'
import { stateOf, updateState } from '../../world/world-state.ts'
import { isTableName } from '../world/table-rows.ts'
import { openingOf, type WorldOpening } from './opening-of.ts'
import type { Step } from './write-test.ts'

/** Tables that differ from the initial state after the same time. */
async function changedTables(world: World, opening: WorldOpening, now: number): Promise<string[]> {
  const { world: begun } = await loadScenario(opening)
  const { clock, latency, browserSession } = stateOf(world)
  const session = browserSession ? world.sessions.get(browserSession) : undefined
  begun.transact(() => {
    updateState(begun, { clock, latency })
    runScheduledJobs(begun, now)
    // Opening a page sends its language to the server.
    if (!session || !begun.sessions.get(session.token)) return
    const { language } = session
    begun.sessions.update(session.token, { language })
    const user = session.userIdentity ? begun.users.get(session.userIdentity) : undefined
    if (user) begun.users.update(user.identity, { account: { ...user.account, language } })
  })
  const there = world.fork()
  there.transact(() => runScheduledJobs(there, now))
  const tables = there.changesSince(begun.snapshot()).map(({ table }) => table)
  const told = ['faults', 'replays']
  return [...new Set(tables)].filter((name) => isTableName(name) && !told.includes(name))
}

/**
 * Steps of a browser test that recreate the page's world at `now` (epoch milliseconds): scenario, settings and
 * elapsed time, or a link to the state. Tables too large for a link are listed.
 */
export async function stateSteps(page: PageWorld, path: string, now: number): Promise<Step[]> {
  const { world } = page
  const opening = await openingOf(world)
  if (!opening) throw new Error(`There is no scenario "${stateOf(world).scenario}".`)
  const { name, at: step, flags } = opening
  const changed = await changedTables(world, opening, now)
  if (changed.length > 0) {
    const link = await shareWorld(world, page.realNow())
    if (link.length <= longestShare) {
      return [{ kind: 'scenario', name, path: `${path}#${shareParameter}=${link}`, now }]
    }
  }
  const scenario: Step = {
    kind: 'scenario',
    name,
    path,
    now: opening.now,
    at: placeNames.find((place) => step !== undefined && stepNamed(place) === step),
    latency: stateOf(world).latency,
    flags,
    faults: [...world.faults.all()].map(faultRowText),
    lost: changed,
  }
  const by = now - opening.now
  return by === 0 ? [scenario] : [scenario, { kind: 'advance', by }]
}
