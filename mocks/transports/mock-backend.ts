import type { Instant } from '../../src/lib/instant.ts'
import { type Backend, callInTurn, createBackend } from '../backend/backend.ts'
import type { Exchange } from '../backend/backend-options.ts'
import { CallLog } from '../backend/calls/call-log.ts'
import type { ResponseKind } from '../backend/calls/response-kind.ts'
import type { ManuscriptTasks } from '../backend/manuscripts/manuscript-tasks.ts'
import type { PdfWriter } from '../backend/pdf/write-pdf.ts'
import type { Commit } from '../store/change-log.ts'
import type { World } from '../world/galley-world.ts'
import { stateOf, updateState } from '../world/world-state.ts'
import { receiveRequest } from './received-request.ts'

type MockBackendOptions = {
  world: World
  clock: { now: () => Instant }
  manuscripts: ManuscriptTasks
  writePdf: PdfWriter
  Response?: ResponseKind
  onCommit?: (commit: Commit) => void
}

export type MockBackend = {
  world: World
  calls: CallLog
  /** For a transport that manages sessions itself. */
  backend: Backend
  answer(request: Request): Promise<Exchange>
}

export function createMockBackend(options: MockBackendOptions): MockBackend {
  const { world, clock, onCommit } = options
  const calls = new CallLog()
  const backend = createBackend({ ...options, now: clock.now, calls })

  async function answer(incoming: Request): Promise<Exchange> {
    const request = await receiveRequest(incoming)
    const call = () => ({ request, session: stateOf(world).browserSession ?? undefined })
    return callInTurn(backend, call, async (exchange) => {
      const { browserSession } = stateOf(world)
      const done = await exchange(call())
      const session = done?.session
      if (session !== undefined && session !== browserSession) {
        const { changes } = await world.inTurn(() =>
          updateState(world, { browserSession: session }),
        )
        onCommit?.({ at: clock.now(), operation: 'keepSession', changes })
      }
      return done
    })
  }

  return { world, calls, backend, answer }
}
