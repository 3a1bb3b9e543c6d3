import { parseFault } from '../../mocks/backend/faults.ts'
import { operationIds } from '../../mocks/backend/route-table.ts'
import { isScenarioName, type ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import type { ScenarioRequest } from '../../mocks/scenarios/scenario-request.ts'
import { clockMoves, latencies, screenFaults } from './toolbar-choices.ts'

/** What the toolbar asks of a story's world; what is not there is as the story says. */
export type ToolbarChoices = {
  scenario?: ScenarioName
  clock?: keyof typeof clockMoves
  latency?: keyof typeof latencies
  fault?: keyof typeof screenFaults
}

type Globals = Readonly<Record<string, unknown>>

const isOneOf = <Known extends object>(known: Known, value: unknown): value is keyof Known =>
  typeof value === 'string' && Object.hasOwn(known, value)

/** The choices among Storybook's globals; a name that nobody knows is none. */
export function readToolbar({ scenario, clock, latency, fault }: Globals): ToolbarChoices {
  return {
    ...(typeof scenario === 'string' && isScenarioName(scenario) && { scenario }),
    ...(isOneOf(clockMoves, clock) && { clock }),
    ...(isOneOf(latencies, latency) && { latency }),
    ...(isOneOf(screenFaults, fault) && { fault }),
  }
}

/** Without them no screen opens, so that there would be nothing to see of their failure. */
const beforeAnyScreen: readonly string[] = ['loadApplication', 'loadUser']

function faultsOf(choice: keyof typeof screenFaults): ScenarioRequest['faults'] {
  const { kind } = screenFaults[choice]
  return operationIds
    .filter((operation) => !beforeAnyScreen.includes(operation))
    .map((operation) => parseFault(`${operation}:${kind}`))
}

/**
 * The world of a story as the toolbar changes it: another scenario takes the place of its own, and
 * of the step of an order form that belongs to it; faults come after its own; flags and start stay.
 */
export function worldAsChosen(
  told: ScenarioRequest,
  { scenario, latency, fault }: ToolbarChoices,
): ScenarioRequest {
  return {
    ...told,
    ...(scenario && { scenario, at: undefined }),
    ...(latency && { latency: latencies[latency].latency }),
    faults: [...told.faults, ...(fault ? faultsOf(fault) : [])],
  }
}

/** Where the clock of a story stands that begins at an instant (epoch milliseconds) in a zone. */
export function clockAsChosen({ clock }: ToolbarChoices, start: number, zone: string): number {
  return clock ? clockMoves[clock].later(start, zone) : start
}

type ToldStory = {
  /** What is chosen in the toolbar, and over it what the story says itself. */
  globals: Globals
  /** What the story says itself. */
  storyGlobals: Globals
}

/**
 * Whether a story is seen as it was told, so that what it expects can be found: in its own
 * language (English, where it names none) and world.
 */
export function isAsTold({ globals, storyGlobals }: ToldStory): boolean {
  const chosen = readToolbar(globals)
  const isItsOwn = Object.keys(chosen).every((name) => name in storyGlobals)
  return isItsOwn && (globals.language ?? 'en') === (storyGlobals.language ?? 'en')
}
