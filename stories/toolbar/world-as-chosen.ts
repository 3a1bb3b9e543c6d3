import { parseFault } from '../../mocks/backend/calls/faults.ts'
import { operationIds } from '../../mocks/backend/calls/route-table.ts'
import { isScenarioName, type ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import type { ScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { clockMoves, latencies, screenFaults } from './toolbar-choices.ts'

/** Undefined: as in the story. */
export type ToolbarChoices = {
  scenario?: ScenarioName
  clock?: keyof typeof clockMoves
  latency?: keyof typeof latencies
  fault?: keyof typeof screenFaults
}

type Globals = Readonly<Record<string, unknown>>

const isOneOf = <Choices extends object>(
  choices: Choices,
  value: unknown,
): value is keyof Choices => typeof value === 'string' && Object.hasOwn(choices, value)

/** Ignores unknown names. */
export function readToolbar({ scenario, clock, latency, fault }: Globals): ToolbarChoices {
  return {
    ...(typeof scenario === 'string' && isScenarioName(scenario) && { scenario }),
    ...(isOneOf(clockMoves, clock) && { clock }),
    ...(isOneOf(latencies, latency) && { latency }),
    ...(isOneOf(screenFaults, fault) && { fault }),
  }
}

/** Screens need these calls to open, so faults spare them. */
const beforeAnyScreen: readonly string[] = ['loadApplication', 'loadUser']

function faultsOf(choice: keyof typeof screenFaults): ScenarioRequest['faults'] {
  const { kind } = screenFaults[choice]
  return operationIds
    .filter((operation) => !beforeAnyScreen.includes(operation))
    .map((operation) => parseFault(`${operation}:${kind}`))
}

/**
 * Another scenario replaces the story's own and its order form step; faults are appended; flags and
 * start stay.
 */
export function worldAsChosen(
  request: ScenarioRequest,
  { scenario, latency, fault }: ToolbarChoices,
): ScenarioRequest {
  return {
    ...request,
    ...(scenario && { scenario, at: undefined }),
    ...(latency && { latency: latencies[latency].latency }),
    faults: [...request.faults, ...(fault ? faultsOf(fault) : [])],
  }
}

/** `start` in epoch milliseconds. */
export function clockAsChosen({ clock }: ToolbarChoices, start: number, zone: string): number {
  return clock ? clockMoves[clock].later(start, zone) : start
}

type ShownStory = {
  /** The toolbar's values, overridden by the story's own. */
  globals: Globals
  storyGlobals: Globals
}

/** Whether language (English by default) and world are the story's own. */
export function isUnchanged({ globals, storyGlobals }: ShownStory): boolean {
  const chosen = readToolbar(globals)
  const isItsOwn = Object.keys(chosen).every((name) => name in storyGlobals)
  return isItsOwn && (globals.language ?? 'en') === (storyGlobals.language ?? 'en')
}
