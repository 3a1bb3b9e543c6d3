import type { Instant } from '../../../src/lib/instant.ts'
import { type FeatureFlags, flagNames, isFlagName } from '../../scenarios/builders/feature-flags.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { isScenarioName, type ScenarioName } from '../../scenarios/scenario-list.ts'
import type { World } from '../../world/galley-world.ts'
import type { StateRow } from '../../world/rows/rows.ts'
import { stateOf } from '../../world/world-state.ts'

export type WorldStart = {
  name: ScenarioName
  now: Instant
  at: NonNullable<StateRow['formStep']> | undefined
  /** Flags that differ from the scenario's. */
  flags: Partial<FeatureFlags>
}

/** Undefined where this version has no such scenario. */
export async function worldStartOf(world: World): Promise<WorldStart | undefined> {
  const { scenario: name, startedAt: now, formStep, application } = stateOf(world)
  if (!isScenarioName(name)) return undefined
  const { world: initial } = await loadScenario({ name, now })
  const usual = stateOf(initial).application.features
  const changed = flagNames
    .filter(isFlagName)
    .filter((flag) => application.features[flag] !== usual[flag])
  const flags = Object.fromEntries(changed.map((flag) => [flag, application.features[flag]]))
  return { name, now, at: formStep ?? undefined, flags }
}
