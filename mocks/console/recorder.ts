import type { PageWorld } from '../open-page-world.ts'
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

function pathHere(): string {
  const { pathname, search } = globalThis.location
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}${search}`
}

function note(step: Step): void {
  const steps = keptSteps()
  if (steps) sessionStorage.setItem(key, JSON.stringify([...steps, step]))
}

function pathOf(step: Step | undefined): string | undefined {
  return step && 'path' in step ? step.path : undefined
}

/** Writes down where the person went since the last step. */
function notePath(): void {
  const last = keptSteps()?.findLast((step) => 'path' in step)
  const path = pathHere()
  if (last && pathOf(last) !== path) note({ kind: 'open', path })
}

/** Keeps what is done in this tab, over reloads, until it is stopped. */
export const recorder = {
  isOn: () => keptSteps() !== undefined,
  async start(page: PageWorld): Promise<void> {
    const { scenario: name } = stateOf(page.world)
    const flags = await changedFlags(page)
    const first: Step = { kind: 'scenario', name, path: pathHere(), flags }
    sessionStorage.setItem(key, JSON.stringify([first]))
  },
  stop: () => sessionStorage.removeItem(key),
  note(step: Step): void {
    notePath()
    note(step)
  },
  read(): Step[] {
    notePath()
    return keptSteps() ?? []
  },
}
