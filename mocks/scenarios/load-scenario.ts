import { contractHash } from '../../src/api/generated/operations.gen.ts'
import type { Instant } from '../../src/lib/instant.ts'
import type { StepName } from '../backend/rules/order-form/form-steps.ts'
import type { Recipe } from '../store/lazy-rows.ts'
import { type ClockState, frozenClock } from '../world/clock/clock-state.ts'
import { createGalleyWorld, type LazyGalleyTables, type World } from '../world/galley-world.ts'
import type { FeatureFlags } from './builders/feature-flags.ts'
import { prefillOrderForm } from './builders/order-form/prefill-order-form.ts'
import { siteApplication } from './builders/site-application.ts'
import { type FactsOf, isScenarioName, type ScenarioName, scenarioNamed } from './scenario-list.ts'

export type LoadedScenario<Name extends ScenarioName> = { world: World; facts: FactsOf<Name> }

/** @throws TypeError where the recipe names no scenario */
export async function lazyTablesOf({ scenario, start }: Recipe): Promise<LazyGalleyTables> {
  if (!isScenarioName(scenario)) throw new TypeError(`There is no scenario ${scenario}`)
  const { lazyTables } = await scenarioNamed(scenario)
  return lazyTables?.(start) ?? {}
}

/** Deterministic for name, `now` and flags. `world`, if given, is filled. */
export async function loadScenario<Name extends ScenarioName>(options: {
  name: Name
  now: Instant
  flags?: Partial<FeatureFlags>
  clock?: ClockState
  at?: StepName
  world?: World
}): Promise<LoadedScenario<Name>> {
  const { name, now, flags, at, clock = frozenClock(now) } = options
  const scenario = await scenarioNamed(name)
  const { site, signedIn } = scenario
  const usual = siteApplication(site, scenario.application)
  const application = { ...usual, features: { ...usual.features, ...flags } }
  const world = createGalleyWorld({ contract: contractHash })
  world.fillLazily(scenario.lazyTables?.(now) ?? {}, { scenario: name, start: now })
  const { token } = world.sessions.insert({
    token: `session-${world.next('sessions')}`,
    userIdentity: signedIn?.identity ?? null,
    language: signedIn?.language ?? application.localization.language,
    wrongPasswords: [],
  })
  world.state.insert({
    id: 'world',
    scenario: name,
    startedAt: now,
    formStep: at ?? null,
    clock,
    latency: 0,
    browserSession: token,
    application,
  })
  // Rules that a build applies read the site from the state.
  const facts = scenario.build({ world, start: now })
  if (at) await prefillOrderForm(world, at, now)
  if (!options.world) return { world, facts }
  options.world.restore(world.snapshot())
  return { world: options.world, facts }
}
