import { bypass } from 'msw'
import { askRealServer } from '../../backend/ask-real-server.ts'
import type { Exchange } from '../../backend/backend-options.ts'
import type { CallLog } from '../../backend/calls/call-log.ts'
import type { CallRecord } from '../../backend/calls/call-record.ts'
import type { RouteMatch } from '../../backend/calls/route-table.ts'
import type { WorldClock } from '../../world/clock/world-clock.ts'
import type { RealServer } from './real-server.ts'

type RealAnswer = { exchange: Exchange; record: CallRecord }

export async function answerFromReal(
  request: Request,
  match: RouteMatch,
  { base, operations }: RealServer,
  { clock, calls }: { clock: WorldClock; calls: CallLog },
): Promise<RealAnswer | undefined> {
  const { pathname, search } = new URL(request.url)
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
