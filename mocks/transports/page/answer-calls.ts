import { bypass } from 'msw'
import { askRealServer } from '../../backend/ask-real-server.ts'
import { createBackend } from '../../backend/backend.ts'
import type { Exchange } from '../../backend/backend-options.ts'
import type { CallLog } from '../../backend/calls/call-log.ts'
import type { CallRecord } from '../../backend/calls/call-record.ts'
import { matchRoute } from '../../backend/calls/route-table.ts'
import type { Commit } from '../../store/change-log.ts'
import { stateOf, updateState } from '../../world/world-state.ts'
import { CopiedResponse } from '../copied-response.ts'
import { browserTasks } from './browser-tasks.ts'
import type { ExchangeLog } from './exchange-log.ts'
import type { PageWorld } from './open-page-world.ts'
import { readRealServer } from './real-server.ts'

type Answered = {
  exchange: Exchange
  record: CallRecord | undefined
  /** Number of the call's first change; undefined for a real server. */
  seq?: number
}

type Parts = { page: PageWorld; calls: CallLog; exchanges: ExchangeLog }

/** Answers a page's calls by the mock backend, or by a real server for chosen operations. */
export function answersOf({ page, calls, exchanges }: Parts) {
  const { world, clock, persistedWorld, syncClock } = page
  let keep: (commit: Commit) => void = () => undefined
  const tasks = browserTasks()
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

  async function real(request: Request): Promise<Answered | undefined> {
    const { base, operations } = readRealServer()
    const { pathname, search } = new URL(request.url)
    const match = matchRoute(request.method, pathname)
    if (match.kind !== 'found' || !operations.includes(match.id)) return undefined
    const { id: operation, path } = match
    const call = { operation, method: request.method, url: pathname + search, at: clock.now() }
    const add = (rest: Pick<CallRecord, 'status' | 'violation' | 'further'>) => {
      const record: CallRecord = { ...call, ...rest, real: true }
      calls.add(record)
      return record
    }
    const send = (there: Request) => fetch(bypass(there))
    try {
      const original = { operation, request, path, base, send }
      const { response, violation, further } = await askRealServer(original)
      const record = add({ status: response.status, violation, further })
      return { exchange: { response, session: undefined, delay: 0 }, record }
    } catch {
      const response = new Response(null, { status: 503 })
      const exchange = { response, session: undefined, delay: 0, withheld: 'network' as const }
      return { exchange, record: add({ status: 0, violation: undefined }) }
    }
  }

  return async (request: Request, incoming: Request): Promise<Exchange> => {
    const original = incoming.clone()
    const started = performance.now()
    const { exchange, record, seq } = (await real(request)) ?? (await answerFromMock(request))
    const took = performance.now() - started
    // Only Devtools needs the exchange, so the page does not wait for it.
    if (record) {
      const { response } = exchange
      void exchanges.keep(record, { request: original, response, took, seq })
    }
    return exchange
  }
}
