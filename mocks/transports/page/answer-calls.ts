import { createBackend } from '../../backend/backend.ts'
import type { Exchange } from '../../backend/backend-options.ts'
import type { CallLog } from '../../backend/calls/call-log.ts'
import type { CallRecord } from '../../backend/calls/call-record.ts'
import { matchRoute } from '../../backend/calls/route-table.ts'
import type { Commit } from '../../store/change-log.ts'
import { stateOf, updateState } from '../../world/world-state.ts'
import { CopiedResponse } from '../copied-response.ts'
import { answerFromReal } from './answer-from-real.ts'
import { browserTasks } from './browser-tasks.ts'
import type { ExchangeLog } from './exchange-log.ts'
import { ForeignIdentities, judgeMixed } from './foreign-identities.ts'
import type { PageWorld } from './open-page-world.ts'
import { readRealServer } from './real-server.ts'

type Answered = {
  exchange: Exchange
  record: CallRecord | undefined
  seq?: number
}

type Parts = { page: PageWorld; calls: CallLog; exchanges: ExchangeLog }

export function answersOf({ page, calls, exchanges }: Parts) {
  const { world, clock, persistedWorld, syncClock } = page
  let keep: (commit: Commit) => void = () => undefined
  const tasks = browserTasks()
  const identities = new ForeignIdentities()
  const backend = createBackend({
    world,
    now: clock.now,
    manuscripts: tasks,
    writePdf: tasks.writePdf,
    calls,
    base: import.meta.env.BASE_URL,
    onCommit: (commit) => keep(commit),
    Response: CopiedResponse,
  })

  async function answerFromMock(request: Request): Promise<Answered> {
    await backend.prepare({ request, session: stateOf(world).browserSession ?? undefined })
    return persistedWorld.runLocked(async (commit) => {
      syncClock()
      keep = commit
      const seq = persistedWorld.last + 1
      const { browserSession } = stateOf(world)
      const exchange = await backend.handle({ request, session: browserSession ?? undefined })
      const record = calls.all().at(-1)
      const { session } = exchange
      if (session !== undefined && session !== browserSession) {
        const { changes } = world.transact(() => updateState(world, { browserSession: session }))
        commit({ at: clock.now(), operation: 'keepSession', changes })
      }
      return { exchange, record, seq }
    })
  }

  return async (request: Request, incoming: Request): Promise<Exchange> => {
    const original = incoming.clone()
    const started = performance.now()
    const server = readRealServer()
    const match = matchRoute(request.method, new URL(request.url).pathname)
    const real = await answerFromReal(request, match, server, { clock, calls })
    const answered: Answered = real ?? (await answerFromMock(request))
    const { exchange, record, seq } = answered
    const took = performance.now() - started
    const { response } = exchange
    const side = real ? 'real server' : 'mock backend'
    const call = { side, match, request: original, response } as const
    const isMixed = server.operations.length > 0
    const foreign = isMixed ? await judgeMixed(identities, call) : undefined
    // Only Devtools needs the exchange, so the page does not wait for it.
    if (record) {
      void exchanges.keep(record, { request: original, response, took, seq, foreign })
    }
    return exchange
  }
}
