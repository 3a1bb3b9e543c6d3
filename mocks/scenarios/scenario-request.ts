import { addFault, parseFault, UnknownName } from '../backend/faults.ts'
import { type ClockState, frozenClock, runningFrom } from '../world/clock-state.ts'
import type { World } from '../world/galley-world.ts'
import type { FaultRow } from '../world/rows.ts'
import { stateOf, updateState } from '../world/world-state.ts'
import { type FeatureFlags, flagNames, isFlagName } from './builders/feature-flags.ts'
import { placeNames, stepNamed } from './builders/order-form-places.ts'
import {
  defaultScenario,
  isScenarioName,
  type ScenarioName,
  scenarioNames,
} from './scenario-list.ts'

/** What an address, a header, a story or a test asks the mock backend to be like. */
export type ScenarioRequest = {
  scenario?: ScenarioName
  flags: Partial<FeatureFlags>
  /** The scenario's start, epoch milliseconds. */
  now?: number
  /** Lets time stand still where the scenario starts. */
  clock?: 'frozen'
  /** The step that the order form of the scenario is brought to. */
  at?: StepName
  faults: Omit<FaultRow, 'identity'>[]
  /** Milliseconds that every answer is held back. */
  latency?: number
  /** The parameters that said so, for an address to drop. */
  names: string[]
}

type StepName = NonNullable<ReturnType<typeof stepNamed>>

const readers = {
  scenario: (text: string): Partial<ScenarioRequest> => ({ scenario: readScenario(text) }),
  now: (text: string): Partial<ScenarioRequest> => ({ now: readInstant(text) }),
  clock: (text: string): Partial<ScenarioRequest> => ({ clock: readClock(text) }),
  at: (text: string): Partial<ScenarioRequest> => ({ at: readStep(text) }),
  latency: (text: string): Partial<ScenarioRequest> => ({ latency: readLatency(text) }),
}

/**
 * Reads `scenario=NAME`, `flag=NAME:on|off` and `fault=OPERATION:KIND[:COUNT]` (both as often as
 * wanted), `now=INSTANT`, `clock=frozen`, `at=STEP` and `latency=MILLISECONDS`; other parameters are
 * left alone. Instant and clock are where and how a scenario begins, so that alone they ask for the
 * default one; a step alone asks for the one about the order form.
 * Throws UnknownName, which lists what there is.
 */
export function readScenarioRequest(parameters: URLSearchParams): ScenarioRequest {
  const request: ScenarioRequest = { flags: {}, faults: [], names: [] }
  for (const [name, read] of Object.entries(readers)) {
    const text = parameters.get(name)
    if (text === null) continue
    Object.assign(request, read(text))
    request.names.push(name)
  }
  if (request.at !== undefined) request.scenario ??= 'order-form'
  if (request.now !== undefined || request.clock) request.scenario ??= defaultScenario
  for (const text of parameters.getAll('flag')) Object.assign(request.flags, readFlag(text))
  request.faults = parameters.getAll('fault').map(parseFault)
  for (const name of ['flag', 'fault']) if (parameters.has(name)) request.names.push(name)
  return request
}

/** The same from a text such as `scenario=assessments&fault=logIn:503:2`, with or without its `?`. */
export function parseScenarioRequest(text: string): ScenarioRequest {
  return readScenarioRequest(new URLSearchParams(text))
}

/** The clock of a scenario that begins at an instant of its own and one of the machine (epoch milliseconds). */
export function beginningClock(
  { clock }: Pick<ScenarioRequest, 'clock'>,
  start: number,
  realNow: number,
): ClockState {
  return clock === 'frozen' ? frozenClock(start) : runningFrom(start, realNow)
}

/** Brings what a request says beside the scenario into a world that is there already. */
export function applySettings(
  world: World,
  { flags, faults, latency }: Pick<ScenarioRequest, 'flags' | 'faults' | 'latency'>,
): void {
  const { application } = stateOf(world)
  if (Object.keys(flags).length > 0) {
    const features = { ...application.features, ...flags }
    updateState(world, { application: { ...application, features } })
  }
  if (latency !== undefined) updateState(world, { latency })
  for (const fault of faults) addFault(world, fault)
}

function readScenario(name: string): ScenarioName {
  if (isScenarioName(name)) return name
  throw new UnknownName('scenario', name, scenarioNames)
}

function readFlag(text: string): Partial<FeatureFlags> {
  const [name = '', state = ''] = text.split(':')
  if (!isFlagName(name)) throw new UnknownName('flag', name, flagNames)
  if (state !== 'on' && state !== 'off')
    throw new UnknownName('state of a flag', state, ['on', 'off'])
  return { [name]: state === 'on' }
}

/** A scenario reaches years into past and future, and all of its dates have years of four digits. */
const firstInstant = Date.parse('2000-01-01T00:00:00Z')
const lastInstant = Date.parse('2099-12-31T23:59:59Z')

function readInstant(text: string): number {
  const instant = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  if (instant >= firstInstant && instant <= lastInstant) return instant
  const known = 'a day or time from 2000 to 2099 such as 2026-03-02T09:00:00Z'
  throw new UnknownName('instant', text, [known])
}

function readClock(text: string): 'frozen' {
  if (text === 'frozen') return text
  throw new UnknownName('clock', text, ['frozen'])
}

function readStep(text: string): StepName {
  const step = stepNamed(text)
  if (step) return step
  throw new UnknownName('step of the order form', text, placeNames)
}

function readLatency(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new UnknownName('latency', text, ['whole milliseconds from 0'])
}
