import type { LazyGalleyTables, World } from '../world/galley-world.ts'
import type { ApplicationChanges, SiteCode } from './builders/site-application.ts'
import type { Person } from './customers/people.ts'

/** What a scenario is built into. */
export type Setting = {
  world: World
  /** The scenario's start, epoch milliseconds; its dates are relative to it. */
  start: number
}

export type Scenario<Facts extends object> = {
  site: SiteCode
  application?: ApplicationChanges
  /** Who is signed in; null for nobody. The person's account must be in the world it builds. */
  signedIn: Person | null
  /** Rows of which there are too many to make them all before somebody reads them. */
  lazyTables?(start: number): LazyGalleyTables
  /** Puts its other rows into the world and says by which names they are found. */
  build(setting: Setting): Facts
}

/** Types a scenario by its facts. */
export function defineScenario<Facts extends object>(scenario: Scenario<Facts>): Scenario<Facts> {
  return scenario
}

/** The facts that every person of a scenario has. */
export function personFacts(person: Person) {
  const { identity, fullName, email } = person
  return { identity, fullName, email, password: 'manuscript' }
}
