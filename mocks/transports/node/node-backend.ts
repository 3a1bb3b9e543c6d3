import { setupServer } from 'msw/node'
import type { Instant } from '../../../src/lib/instant.ts'
import { brokenInvariants } from '../../backend/invariants/world-invariants.ts'
import type { FeatureFlags } from '../../scenarios/builders/feature-flags.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import type { FactsOf, ScenarioName } from '../../scenarios/scenario-list.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { createWorldClock, type WorldClock } from '../../world/clock/world-clock.ts'
import { stateOf, updateState } from '../../world/world-state.ts'
import { answerHandlers } from '../answer-handlers.ts'
import { delayCalls, readDelaySeed } from '../call-delays.ts'
import { createMockBackend, type MockBackend } from '../mock-backend.ts'
import { nodeTasks } from './node-tasks.ts'

/** Base for the application's relative URLs in Node. */
export const nodeOrigin = 'http://galley.test'

export type NodeBackend<Name extends ScenarioName> = MockBackend & {
  facts: FactsOf<Name>
  clock: WorldClock
  /** Violations of the contract and of the world's invariants; a fault alone is none. */
  defects(): string[]
  stop(): void
}

/** Any other request of this process fails. Stop it before starting another. */
export async function startNodeBackend<Name extends ScenarioName>(options: {
  scenario: Name
  now?: Instant
  flags?: Partial<FeatureFlags>
  delays?: number | undefined
}): Promise<NodeBackend<Name>> {
  const { scenario: name, now = fixedNow, flags } = options
  const { delays = readDelaySeed(process.env.GALLEY_DELAYS) } = options
  const { world, facts } = await loadScenario({ name, now, flags })
  const clock = createWorldClock({
    state: stateOf(world).clock,
    // A frozen clock needs no real timers.
    real: { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined },
    onChange: (state) => updateState(world, { clock: state }),
  })
  const broken: string[] = []
  const mock = createMockBackend({
    world,
    clock,
    manuscripts: nodeTasks,
    writePdf: nodeTasks.writePdf,
    onCommit: ({ operation }) => {
      broken.push(...brokenInvariants(world).map((invariant) => `After ${operation}: ${invariant}`))
    },
  })
  const server = setupServer(...answerHandlers(delayCalls(mock.answer, delays)))
  server.listen({ onUnhandledFrame: 'error' })
  return {
    ...mock,
    facts,
    clock,
    defects() {
      const violations = mock.calls
        .all()
        .map(({ method, url, violation }) =>
          violation ? `${method} ${url}: ${violation.detail}` : undefined,
        )
      return [...broken, ...violations.filter((problem) => problem !== undefined)]
    },
    stop: () => server.close(),
  }
}
