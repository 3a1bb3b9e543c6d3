import type { Instant } from '../../../src/lib/instant.ts'
import type { LazyGalleyTables, World } from '../../world/galley-world.ts'
import type { Person } from './people.ts'
import type { ApplicationChanges, SiteCode } from './site-application.ts'

type ScenarioInput = {
  world: World
  /** All dates are relative to it. */
  start: Instant
}

export type Scenario<Facts extends object> = {
  site: SiteCode
  application?: ApplicationChanges
  /** Null for signed out. `build` must insert the person's account. */
  signedIn: Person | null
  lazyTables?(start: number): LazyGalleyTables
  /** Inserts the other rows and returns the facts. */
  build(setting: ScenarioInput): Facts
}

export function defineScenario<Facts extends object>(scenario: Scenario<Facts>): Scenario<Facts> {
  return scenario
}

export function personFacts(person: Person) {
  const { identity, fullName, email } = person
  return { identity, fullName, email, password: 'manuscript' }
}
