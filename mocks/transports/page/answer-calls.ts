import { callInTurn, createBackend } from '../../backend/backend.ts'
import type { Exchange } from '../../backend/backend-options.ts'
import type { CallLog } from '../../backend/calls/call-log.ts'
import type { CallRecord } from '../../backend/calls/call-record.ts'
import type { IncomingRequest } from '../../backend/calls/incoming-request.ts'
import { matchRoute } from '../../backend/calls/route-table.ts'
import type { Commit } from '../../store/change-log.ts'
import { stateOf, updateState } from '../../world/world-state.ts'
import { CopiedResponse } from '../copied-response.ts'
import { receiveRequest } from '../received-request.ts'
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

  async function answerFromMock(request: IncomingRequest): Promise<Answered> {
    const call = () => ({ request, session: stateOf(world).browserSession ?? undefined })
    return callInTurn(backend, call, (exchange) =>
      persistedWorld.runLocked(async (commit) => {
        syncClock()
        keep = commit
        const seq = persistedWorld.last + 1
        const { browserSession } = stateOf(world)
        const done = await exchange(call())
        if (!done) return undefined
        const record = calls.all().at(-1)
        const { session } = done
        if (session !== undefined && session !== browserSession) {
          const { changes } = world.transact(() => updateState(world, { browserSession: session }))
          commit({ at: clock.now(), operation: 'keepSession', changes })
        }
        return { exchange: done, record, seq }
      }),
    )
  }

  return async (request: Request, incoming: Request): Promise<Exchange> => {
    const started = performance.now()
    const server = readRealServer()
    const match = matchRoute(request.method, new URL(request.url).pathname)
    const real = await answerFromReal(request, match, server, { clock, calls })
    const received = await receiveRequest(request)
    const answered: Answered = real ?? (await answerFromMock(received))
    const { exchange, record, seq } = answered
    const took = performance.now() - started
    const { response } = exchange
    const side = real ? 'real server' : 'mock backend'
    const call = { side, match, request: received, response } as const
    const isMixed = server.operations.length > 0
    const foreign = isMixed ? await judgeMixed(identities, call) : undefined
    if (record) {
      exchanges.keep(record, { url: incoming.url, request: received, response, took, seq, foreign })
    }
    return exchange
  }
}
