import type { PageWorld } from '../open-page-world.ts'
import type { PagePlace } from '../page-place.ts'
import { flagNames, isFlagName } from '../scenarios/builders/feature-flags.ts'
import { loadScenario } from '../scenarios/load-scenario.ts'
import { isScenarioName } from '../scenarios/scenario-list.ts'
import { stateOf } from '../world/world-state.ts'
import type { Step } from './write-test.ts'

const key = 'galley-recorded'

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'kind' in value

function keptSteps(): Step[] | undefined {
  const kept = sessionStorage.getItem(key)
  if (!kept) return undefined
  const steps: unknown = JSON.parse(kept)
  return Array.isArray(steps) ? steps.filter(isStep) : undefined
}

/** The flags that are not as the scenario has them. */
async function changedFlags(page: PageWorld): Promise<Record<string, boolean>> {
  const { scenario, startedAt, application } = stateOf(page.world)
  if (!isScenarioName(scenario)) return {}
  const { world } = await loadScenario({ name: scenario, now: startedAt })
  const usual = stateOf(world).application.features
  const names = flagNames.filter(isFlagName)
  const changed = names.filter((name) => application.features[name] !== usual[name])
  return Object.fromEntries(changed.map((name) => [name, application.features[name]]))
}

function pathOf({ base, address }: PagePlace): string {
  const { pathname, search } = address()
  return `/${pathname.slice(base.length)}${search}`
}

function note(step: Step): void {
  const steps = keptSteps()
  if (steps) sessionStorage.setItem(key, JSON.stringify([...steps, step]))
}

/** Writes down where the person went since the last step. */
function notePath(path: string): void {
  const last = keptSteps()?.findLast((step) => 'path' in step)
  if (last && last.path !== path) note({ kind: 'open', path })
}

export type Recorder = ReturnType<typeof recorderAt>

/** Keeps what is done in this tab, over reloads, until it is stopped. */
export const recorderAt = (place: PagePlace) => ({
  isOn: () => keptSteps() !== undefined,
  async start(page: PageWorld): Promise<void> {
    const { scenario: name } = stateOf(page.world)
    const flags = await changedFlags(page)
    const first: Step = { kind: 'scenario', name, path: pathOf(place), flags }
    sessionStorage.setItem(key, JSON.stringify([first]))
  },
  stop: () => sessionStorage.removeItem(key),
  note(step: Step): void {
    notePath(pathOf(place))
    note(step)
  },
  read(): Step[] {
    notePath(pathOf(place))
    return keptSteps() ?? []
  },
})
