import type { Clock } from '../../../src/lib/clock.ts'
import type { ManuscriptTasks } from '../../backend/manuscripts/manuscript-tasks.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { defaultScenario, type ScenarioName } from '../../scenarios/scenario-list.ts'
import {
  applySettings,
  initialClock,
  type ScenarioRequest,
  withRecording,
} from '../../scenarios/scenario-request.ts'
import { createWorldClock, type WorldClock } from '../../world/clock/world-clock.ts'
import { stateOf, updateState } from '../../world/world-state.ts'
import { createMockBackend, type MockBackend } from '../mock-backend.ts'
import { nodeTasks } from '../node/node-tasks.ts'
import { LightResponse } from './light-response.ts'
import { SessionKeys } from './session-keys.ts'

export type HttpWorld = MockBackend & {
  name: string
  clock: WorldClock
  keys: SessionKeys
  startedWith: string
}

export type WorldRequest = { request: ScenarioRequest; written: string }

type HttpWorldsOptions = {
  real: Clock
  manuscripts: ManuscriptTasks
  /** Of a world whose first call names none. */
  scenario?: ScenarioName | undefined
  /** Maximum number of worlds; the least recently used one is dropped. */
  maxWorlds?: number
}

export class HttpWorlds {
  private readonly worlds = new Map<string, Promise<HttpWorld>>()
  private readonly options: HttpWorldsOptions
  private made = 0

  constructor(options: HttpWorldsOptions) {
    this.options = options
  }

  newName(): string {
    do this.made += 1
    while (this.worlds.has(`world-${this.made}`))
    return `world-${this.made}`
  }

  async find(name: string): Promise<HttpWorld | undefined> {
    return this.worlds.get(name)?.catch(() => undefined)
  }

  /** Starts once for the same settings; faults, flags and latency alone change a running world. */
  open(name: string, worldRequest: WorldRequest): Promise<HttpWorld> {
    const before = this.worlds.get(name)
    const next = before ? this.update(before, worldRequest) : this.start(name, worldRequest)
    this.worlds.delete(name)
    this.worlds.set(name, next)
    next.catch(() => this.worlds.delete(name))
    const [oldest] = this.worlds.keys()
    if (oldest !== undefined && this.worlds.size > (this.options.maxWorlds ?? 100)) {
      this.worlds.delete(oldest)
    }
    return next
  }

  private async update(before: Promise<HttpWorld>, worldRequest: WorldRequest): Promise<HttpWorld> {
    const world = await before
    if (worldRequest.request.scenario || worldRequest.request.recording) {
      const isSame = worldRequest.written !== '' && worldRequest.written === world.startedWith
      return isSame ? world : this.start(world.name, worldRequest, world.keys)
    }
    if (worldRequest.request.names.length > 0) {
      await world.world.inTurn(() => applySettings(world.world, worldRequest.request))
    }
    return world
  }

  private async start(
    name: string,
    { request: requested, written }: WorldRequest,
    former?: SessionKeys,
  ): Promise<HttpWorld> {
    const { real, manuscripts, scenario: usual = defaultScenario } = this.options
    const request = await withRecording(requested)
    const { scenario = usual, flags, at, now: start = real.now() } = request
    const state = initialClock(request, start, real.now())
    const { world } = await loadScenario({ name: scenario, now: start, flags, at, clock: state })
    world.transact(() => applySettings(world, request))
    const clock = createWorldClock({
      state: stateOf(world).clock,
      real,
      onChange: (next) => world.transact(() => updateState(world, { clock: next })),
    })
    return {
      name,
      clock,
      keys: new SessionKeys(former, stateOf(world).browserSession),
      startedWith: written,
      ...createMockBackend({
        world,
        clock,
        manuscripts,
        writePdf: nodeTasks.writePdf,
        // Its body is written to the socket directly; a platform Response would be read back as a stream.
        Response: LightResponse,
      }),
    }
  }
}
