import { stateOf } from '../world/world-state.ts'
import type { BackendOptions, Exchange } from './backend-options.ts'
import { effectAfter, effectBefore } from './calls/fault-effects.ts'
import { takeFault } from './calls/faults.ts'
import { Problem } from './calls/problem.ts'
import { answerFromRecording } from './calls/recorded-answers.ts'
import { matchExternalRoute, matchRoute, type RouteMatch } from './calls/route-table.ts'
import { openSession } from './calls/sessions.ts'
import { exchangeExternalCall } from './exchange-external-call.ts'
import { exchangeSiteCall, isSiteCallPath } from './exchange-site-call.ts'
import { executeOperation } from './execute-operation.ts'
import { longOperations } from './manuscripts/long-operations.ts'
import { rememberManuscripts } from './manuscripts/remember-manuscripts.ts'

type Incoming = { request: Request; session: string | undefined }

export type Backend = {
  /** Does a call's long work ahead in a copy of the world, so that other calls need not wait. */
  prepare(incoming: Incoming): Promise<void>
  /** Answers one request. The transport applies `delay` (real milliseconds) and `withheld`. */
  handle(incoming: Incoming): Promise<Exchange>
}

function noSuchCall(
  match: Exclude<RouteMatch, { kind: 'found' }>,
  called: string,
): { problem: Problem; headers?: Record<string, string> } {
  if (match.kind === 'unknown') {
    const detail = `${called} is not in the contract.`
    return { problem: new Problem(404, 'No such call', detail, [], 'application') }
  }
  const allowed = match.allowed.join(', ')
  const detail = `${called} is not in the contract; there is ${allowed}.`
  const problem = new Problem(405, 'No such method', detail, [], 'application')
  return { problem, headers: { Allow: allowed } }
}

async function workAhead(
  options: BackendOptions,
  { request, session: token }: Parameters<Backend['prepare']>[0],
): Promise<void> {
  const match = matchRoute(request.method, new URL(request.url).pathname)
  if (match.kind !== 'found' || !longOperations.includes(match.id)) return
  const { id: operation, path } = match
  const world = options.world.fork()
  const { result: session } = await world.inTurn(() => openSession(world, token))
  const call = { operation, request: request.clone(), session, path, now: options.now() }
  await executeOperation({ ...options, world }, call)
}

export function createBackend(given: BackendOptions): Backend {
  const options = { ...given, manuscripts: rememberManuscripts(given.manuscripts) }
  const { world, now, calls } = options
  let turn: Promise<unknown> = Promise.resolve()

  async function exchange(request: Request, token: string | undefined): Promise<Exchange> {
    const at = now()
    const { pathname, search } = new URL(request.url)
    if (isSiteCallPath(pathname)) return exchangeSiteCall(options, { request, token, at })
    const external = matchExternalRoute(request.method, pathname)
    if (external.kind === 'found') {
      // External services have no session.
      const effect = await exchangeExternalCall(options, { ...external, request, at })
      return { ...effect, session: undefined }
    }
    const match = matchRoute(request.method, pathname)
    const record = { method: request.method, url: pathname + search, at }
    if (match.kind !== 'found') {
      const { problem, headers } = noSuchCall(match, `${request.method} ${pathname}`)
      const { status } = problem
      calls.add({ ...record, operation: undefined, status, violation: problem.toViolation() })
      return { response: problem.toResponse(headers), session: token, delay: 0 }
    }
    const operation = match.id
    const opened = await world.inTurn(() => ({
      session: openSession(world, token),
      fault: takeFault(world, operation),
      latency: stateOf(world).latency,
    }))
    const { session, fault, latency } = opened.result
    const runOperation = async () => {
      const call = { operation, request, session, path: match.path, now: at }
      const done =
        (await answerFromRecording(options, call)) ?? (await executeOperation(options, call))
      return { ...done, effect: effectAfter(fault, done.response) }
    }
    const failed = fault && effectBefore(operation, fault)
    const done = failed
      ? { effect: failed, changes: [], violation: undefined, recorded: undefined }
      : await runOperation()
    options.onCommit?.({ at, operation, changes: [...opened.changes, ...done.changes] })
    const { effect, violation, recorded } = done
    const { status } = effect.response
    calls.add({ ...record, operation, status, violation, fault, ...(recorded && { recorded }) })
    return { ...effect, session: session.token, delay: effect.delay + latency }
  }

  return {
    prepare: (call) => workAhead(options, call),

    handle({ request, session }) {
      // Calls run one after another, so that each sees the changes of the one before.
      const result = turn.then(() => exchange(request, session))
      turn = result.catch(() => undefined)
      return result
    },
  }
}
