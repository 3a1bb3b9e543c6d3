import type { ExternalOperationId, OperationId } from '../../../src/api/generated/operations.gen.ts'
import type { FaultKind } from '../../world/rows/fault-kind.ts'
import { refusalBody } from './contract-check.ts'
import { slowAnswer } from './faults.ts'
import { Problem } from './problem.ts'
import { isOperationId } from './route-table.ts'

/** An answer with its delay (ms), or withheld by the network. */
export type FaultEffect = { response: Response; delay: number; withheld?: 'network' | 'never' }

const noAnswer = () => new Response(null, { status: 503 })

export function effectBefore(
  operation: OperationId | ExternalOperationId,
  fault: FaultKind,
): FaultEffect | undefined {
  switch (fault.kind) {
    case 'status': {
      const problem = new Problem(fault.status, 'Injected fault', 'This failure was asked for.')
      return { response: problem.toResponse(), delay: 0 }
    }
    case 'refusal': {
      const body = isOperationId(operation)
        ? refusalBody(operation, fault.key)
        : { error: fault.key }
      return { response: Response.json(body), delay: 0 }
    }
    case 'network':
      return { response: noAnswer(), delay: 0, withheld: 'network' }
    case 'time-out':
      return { response: noAnswer(), delay: 0, withheld: 'never' }
    default:
      return undefined
  }
}

export function effectAfter(fault: FaultKind | undefined, response: Response): FaultEffect {
  switch (fault?.kind) {
    case 'lost-answer':
      return { response, delay: 0, withheld: 'network' }
    case 'slow':
      return { response, delay: slowAnswer }
    case 'malformed':
      return { response: new Response('{"orders": [', response), delay: 0 }
    case 'cut':
      return { response: new Response(brokenStream(), response), delay: 0 }
    default:
      return { response, delay: 0 }
  }
}

function brokenStream(): ReadableStream<Uint8Array> {
  let isStarted = false
  return new ReadableStream({
    pull(controller) {
      if (isStarted) controller.error(new TypeError('The answer broke off.'))
      else controller.enqueue(new TextEncoder().encode('{"'))
      isStarted = true
    },
  })
}
