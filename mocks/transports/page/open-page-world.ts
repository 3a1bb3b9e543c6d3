import { contractHash } from '../../../src/api/generated/operations.gen.ts'
import type { Instant } from '../../../src/lib/instant.ts'
import { runScheduledJobs } from '../../backend/jobs/run-scheduled-jobs.ts'
import { lazyTablesOf, loadScenario } from '../../scenarios/load-scenario.ts'
import { defaultScenario } from '../../scenarios/scenario-list.ts'
import {
  applySettings,
  initialClock,
  type ScenarioRequest,
} from '../../scenarios/scenario-request.ts'
import { readSharedWorld } from '../../scenarios/shared-world.ts'
import type { PersistedWorld } from '../../store/persistence/persisted-world.ts'
import { openPersistedWorld } from '../../store/persistence/persistence.ts'
import { type ClockState, instantOf } from '../../world/clock/clock-state.ts'
import { createWorldClock, type RealTime, type WorldClock } from '../../world/clock/world-clock.ts'
import { createGalleyWorld, FORMAT, type World } from '../../world/galley-world.ts'
import { stateOf, updateState } from '../../world/world-state.ts'

export type PageWorld = {
  world: World
  persistedWorld: PersistedWorld
  clock: WorldClock
  realNow: () => Instant
  /** Applies the world's clock, which another tab or a rewind may have changed. */
  syncClock: () => void
  /** Runs the jobs due by then, so that tables and emails show them before the next call. */
  changeClock: (change: (state: ClockState, realNow: Instant) => ClockState) => Promise<void>
  change: (operation: string, run: () => unknown) => Promise<void>
  apply: (request: ScenarioRequest) => Promise<void>
  readonly openedAt: Instant
  /** Undoes that change and all later ones. @throws RangeError where it cannot be undone */
  rewind: (toBefore: number) => Promise<void>
  /** World as the text of a file; its clock continues from now when it is opened. */
  file: () => string
  open: (file: string) => Promise<void>
  load: (request: ScenarioRequest) => Promise<void>
}

/** The persisted world cannot be read; `reset` deletes it. */
export class DamagedWorld extends Error {
  readonly reset: () => Promise<unknown>

  constructor(detail: string, reset: () => Promise<unknown>) {
    super(detail)
    this.name = 'DamagedWorld'
    this.reset = reset
  }
}

type Opening = {
  shared?: string | undefined
  openPersistence?: typeof openPersistedWorld
}

async function initialWorld(request: ScenarioRequest, realNow: Instant) {
  const { scenario = defaultScenario, now: start = realNow, flags, at } = request
  const clock = initialClock(request, start, realNow)
  const loaded = await loadScenario({ name: scenario, now: start, flags, at, clock })
  return { snapshot: loaded.world.snapshot(), startedAt: realNow, scenario }
}

async function openStored(
  world: World,
  request: ScenarioRequest,
  real: RealTime,
  { shared, openPersistence = openPersistedWorld }: Opening,
) {
  const opened = await openPersistence({
    // Portals in different folders of one host have separate worlds.
    name: `galley${import.meta.env.BASE_URL.slice(0, -1)}`,
    identity: { format: FORMAT, contract: contractHash },
    world,
    initialWorld: () => initialWorld(request, real.now()),
    lazyTables: lazyTablesOf,
  })
  if (opened.found === 'damaged') throw new DamagedWorld(opened.damaged, opened.reset)
  const { persistedWorld } = opened
  if (opened.found === 'existing' && request.scenario) {
    await persistedWorld.replace(await initialWorld(request, real.now()))
  }
  if (shared !== undefined) {
    const startedAt = real.now()
    const { world: there, scenario } = await readSharedWorld(shared, world.meta, startedAt)
    await persistedWorld.replace({ snapshot: there.snapshot(), startedAt, scenario })
  }
  return persistedWorld
}

function fileOf(world: World, realNow: Instant): string {
  const there = world.fork()
  const { clock } = stateOf(there)
  const at = instantOf(clock, realNow)
  there.transact(() => updateState(there, { clock: { ...clock, base: realNow, at } }))
  return there.exportFile()
}

/** Real time since the file was written does not count. */
function worldOfFile(file: string, startedAt: Instant) {
  const read = createGalleyWorld({ contract: contractHash })
  read.importFile(file)
  const { scenario, clock } = stateOf(read)
  read.transact(() => updateState(read, { clock: { ...clock, base: startedAt } }))
  return { snapshot: read.snapshot(), startedAt, scenario }
}

function updateClock(world: World, state: ClockState, realNow: Instant): void {
  updateState(world, { clock: state })
  runScheduledJobs(world, instantOf(state, realNow))
}

/** A requested scenario or shared world replaces the persisted one. @throws WorldFileError */
export async function openPageWorld(
  request: ScenarioRequest,
  real: RealTime,
  opening: Opening = {},
): Promise<PageWorld> {
  const world = createGalleyWorld({ contract: contractHash })
  const persistedWorld = await openStored(world, request, real, opening)
  const clock = createWorldClock({ state: stateOf(world).clock, real })
  const syncClock = () => {
    const { clock: state } = stateOf(world)
    if (JSON.stringify(state) !== JSON.stringify(clock.state)) clock.set(state)
  }
  persistedWorld.onForeignChange(syncClock)

  const change = (operation: string, run: () => unknown) =>
    persistedWorld.runLocked((commit) => {
      const { changes } = world.transact(run)
      commit({ at: clock.now(), operation, changes })
    })
  const apply = (settings: ScenarioRequest) =>
    change('applySettings', () => applySettings(world, settings))
  await apply(request)
  let hadAt = persistedWorld.last

  return {
    world,
    persistedWorld,
    clock,
    realNow: real.now,
    syncClock,
    change,
    apply,
    async changeClock(next) {
      const realNow = real.now()
      await change('changeClock', () =>
        updateClock(world, next(stateOf(world).clock, realNow), realNow),
      )
      syncClock()
    },
    get openedAt() {
      return hadAt
    },
    async rewind(toBefore) {
      await persistedWorld.rewind(toBefore, clock.now())
      syncClock()
    },
    file: () => fileOf(world, real.now()),
    async open(file) {
      await persistedWorld.replace(worldOfFile(file, real.now()))
      hadAt = persistedWorld.last
      syncClock()
    },
    async load(request) {
      await persistedWorld.replace(await initialWorld(request, real.now()))
      await apply(request)
      hadAt = persistedWorld.last
      syncClock()
    },
  }
}
