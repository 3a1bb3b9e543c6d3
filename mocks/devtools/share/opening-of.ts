import { type FeatureFlags, flagNames, isFlagName } from '../../scenarios/builders/feature-flags.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { isScenarioName, type ScenarioName } from '../../scenarios/scenario-list.ts'
import type { World } from '../../world/galley-world.ts'
import type { StateRow } from '../../world/rows.ts'
import { stateOf } from '../../world/world-state.ts'

/** What a world was asked to begin with; the same again gives the same rows and facts. */
export type WorldOpening = {
  name: ScenarioName
  /** Epoch milliseconds. */
  now: number
  at: NonNullable<StateRow['formStep']> | undefined
  /** Those that are not as the scenario has them. */
  flags: Partial<FeatureFlags>
}

/** Undefined where the scenario of the world is none of this version's. */
export async function openingOf(world: World): Promise<WorldOpening | undefined> {
  const { scenario: name, startedAt: now, formStep, application } = stateOf(world)
  if (!isScenarioName(name)) return undefined
  const { world: begun } = await loadScenario({ name, now })
  const usual = stateOf(begun).application.features
  const changed = flagNames
    .filter(isFlagName)
    .filter((flag) => application.features[flag] !== usual[flag])
  const flags = Object.fromEntries(changed.map((flag) => [flag, application.features[flag]]))
  return { name, now, at: formStep ?? undefined, flags }
}
