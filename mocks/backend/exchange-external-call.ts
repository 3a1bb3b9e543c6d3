import type { ExternalOperationId } from '../../src/api/generated/operations.gen.ts'
import type { Instant } from '../../src/lib/instant.ts'
import { stateOf } from '../world/world-state.ts'
import type { BackendOptions } from './backend-options.ts'
import { effectAfter, effectBefore, type FaultEffect } from './calls/fault-effects.ts'
import { takeFault } from './calls/faults.ts'
import type { IncomingRequest } from './calls/incoming-request.ts'
import {
  answerExternalCall,
  type ExternalAnswer,
} from './external-services/answer-external-call.ts'

type ExternalCall = {
  id: ExternalOperationId
  path: Record<string, string>
  request: IncomingRequest
  at: Instant
}

export async function exchangeExternalCall(
  { world, calls, onCommit }: Pick<BackendOptions, 'world' | 'calls' | 'onCommit'>,
  { id, path, request, at }: ExternalCall,
): Promise<FaultEffect> {
  const { result, changes } = await world.inTurn(() => ({
    fault: takeFault(world, id),
    latency: stateOf(world).latency,
  }))
  const { fault, latency } = result
  const answered = (): { effect: FaultEffect } & Pick<ExternalAnswer, 'violation'> => {
    const { response, violation } = answerExternalCall(id, request, path)
    return { effect: effectAfter(fault, response), violation }
  }
  const failed = fault && effectBefore(id, fault)
  const { effect, violation } = failed ? { effect: failed, violation: undefined } : answered()
  if (changes.length > 0) onCommit?.({ at, operation: id, changes })
  const { method, url } = request
  const { pathname, search } = new URL(url)
  const { status } = effect.response
  calls.add({ operation: id, method, url: pathname + search, status, at, violation, fault })
  return { ...effect, delay: effect.delay + latency }
}
