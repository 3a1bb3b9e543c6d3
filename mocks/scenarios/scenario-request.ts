import { isDay, parseInstant } from '../../src/lib/calendar.ts'
import type { Instant } from '../../src/lib/instant.ts'
import { addFault, parseFault, UnknownNameError } from '../backend/calls/faults.ts'
import type { StepName } from '../backend/rules/order-form/form-steps.ts'
import { keptRecording, keptRecordings } from '../recordings/kept-recordings.ts'
import { type NamedRecording, playRecording } from '../recordings/play-recording.ts'
import { type ClockState, frozenClock, runningFrom } from '../world/clock/clock-state.ts'
import type { World } from '../world/galley-world.ts'
import type { FaultRow } from '../world/rows/rows.ts'
import { stateOf, updateState } from '../world/world-state.ts'
import { type FeatureFlags, flagNames, isFlagName } from './builders/feature-flags.ts'
import { prefillNames, prefillStep } from './builders/order-form/prefill-steps.ts'
import {
  defaultScenario,
  isScenarioName,
  type ScenarioName,
  scenarioNames,
} from './scenario-list.ts'

export type ScenarioRequest = {
  scenario?: ScenarioName
  /** Name of a kept recording; `withRecording` loads it. */
  recording?: string
  recorded?: NamedRecording
  flags: Partial<FeatureFlags>
  now?: Instant
  clock?: 'frozen'
  at?: StepName
  faults: Omit<FaultRow, 'identity'>[]
  /** Milliseconds. */
  latency?: number
  names: string[]
}

const readers = {
  scenario: (text: string): Partial<ScenarioRequest> => ({ scenario: readScenario(text) }),
  recording: (text: string): Partial<ScenarioRequest> => ({ recording: readRecordingName(text) }),
  now: (text: string): Partial<ScenarioRequest> => ({ now: readInstant(text) }),
  clock: (text: string): Partial<ScenarioRequest> => ({ clock: readClock(text) }),
  at: (text: string): Partial<ScenarioRequest> => ({ at: readStep(text) }),
  latency: (text: string): Partial<ScenarioRequest> => ({ latency: readLatency(text) }),
}

/** Instant or clock imply the usual scenario, a step the order form's. @throws UnknownName */
export function readScenarioRequest(
  parameters: URLSearchParams,
  usual: ScenarioName = defaultScenario,
): ScenarioRequest {
  const request: ScenarioRequest = { flags: {}, faults: [], names: [] }
  for (const [name, read] of Object.entries(readers)) {
    const text = parameters.get(name)
    if (text === null) continue
    Object.assign(request, read(text))
    request.names.push(name)
  }
  if (request.recording === undefined) {
    if (request.at !== undefined) request.scenario ??= 'order-form'
    if (request.now !== undefined || request.clock) request.scenario ??= usual
  }
  for (const text of parameters.getAll('flag')) Object.assign(request.flags, readFlag(text))
  request.faults = parameters.getAll('fault').map(parseFault)
  for (const name of ['flag', 'fault']) if (parameters.has(name)) request.names.push(name)
  return request
}

/** Adds the named recording, and the world beside it where the request names no other. */
export async function withRecording(request: ScenarioRequest): Promise<ScenarioRequest> {
  const { recording, recorded = recording && (await keptRecording(recording)) } = request
  if (!recorded) return request
  const beside = parseScenarioRequest(recorded.world)
  const flags = { ...beside.flags, ...request.flags }
  const faults = [...beside.faults, ...request.faults]
  return { scenario: defaultScenario, ...beside, ...request, flags, faults, recorded }
}

/** Such as `scenario=assessments&fault=logIn:503:2`, with or without `?`. */
export function parseScenarioRequest(text: string): ScenarioRequest {
  return readScenarioRequest(new URLSearchParams(text))
}

export function initialClock(
  { clock }: Pick<ScenarioRequest, 'clock'>,
  start: Instant,
  realNow: Instant,
): ClockState {
  return clock === 'frozen' ? frozenClock(start) : runningFrom(start, realNow)
}

export function applySettings(
  world: World,
  {
    flags,
    faults,
    latency,
    recorded,
  }: Pick<ScenarioRequest, 'flags' | 'faults' | 'latency' | 'recorded'>,
): void {
  const { application } = stateOf(world)
  if (Object.keys(flags).length > 0) {
    const features = { ...application.features, ...flags }
    updateState(world, { application: { ...application, features } })
  }
  if (latency !== undefined) updateState(world, { latency })
  for (const fault of faults) addFault(world, fault)
  if (recorded) playRecording(world, recorded)
}

export function readScenario(name: string): ScenarioName {
  if (isScenarioName(name)) return name
  throw new UnknownNameError('scenario', name, scenarioNames)
}

function readRecordingName(name: string): string {
  if (keptRecordings.includes(name)) return name
  throw new UnknownNameError('recording', name, keptRecordings)
}

function readFlag(text: string): Partial<FeatureFlags> {
  const [name = '', state = ''] = text.split(':')
  if (!isFlagName(name)) throw new UnknownNameError('flag', name, flagNames)
  if (state !== 'on' && state !== 'off')
    throw new UnknownNameError('state of a flag', state, ['on', 'off'])
  return { [name]: state === 'on' }
}

/** Scenarios span years around their start, and all dates need years of four digits. */
const firstInstant = parseInstant('2000-01-01T00:00:00Z')
const lastInstant = parseInstant('2099-12-31T23:59:59Z')

function readInstant(text: string): number {
  const instant = isDay(text.slice(0, 10)) ? parseInstant(text) : Number.NaN
  if (instant >= firstInstant && instant <= lastInstant) return instant
  const accepted = 'a day or time from 2000 to 2099 such as 2026-03-02T09:00:00Z'
  throw new UnknownNameError('instant', text, [accepted])
}

function readClock(text: string): 'frozen' {
  if (text === 'frozen') return text
  throw new UnknownNameError('clock', text, ['frozen'])
}

function readStep(text: string): StepName {
  const step = prefillStep(text)
  if (step) return step
  throw new UnknownNameError('step of the order form', text, prefillNames)
}

function readLatency(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new UnknownNameError('latency', text, ['whole milliseconds from 0'])
}
