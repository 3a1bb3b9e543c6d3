import { stateOf } from '../world/world-state.ts'
import type { BackendOptions, Exchange } from './backend-options.ts'
import { effectAfter, effectBefore } from './calls/fault-effects.ts'
import { takeFault } from './calls/faults.ts'
import type { IncomingRequest } from './calls/incoming-request.ts'
import { Problem } from './calls/problem.ts'
import { answerFromRecording } from './calls/recorded-answers.ts'
import { matchExternalRoute, matchRoute, type RouteMatch } from './calls/route-table.ts'
import { openSession } from './calls/sessions.ts'
import { exchangeExternalCall } from './exchange-external-call.ts'
import { exchangeSiteCall, isSiteCallPath } from './exchange-site-call.ts'
import { executeOperation } from './execute-operation.ts'
import { rememberManuscripts } from './manuscripts/remember-manuscripts.ts'
import { tasksIfDone, Unready } from './manuscripts/unready.ts'

type Unmatched = Exclude<RouteMatch, { kind: 'found' }>

type Incoming = { request: IncomingRequest; session: string | undefined }

type AddressedCall = {
  request: IncomingRequest
  url: URL
  token: string | undefined
  at: number
}

export type Backend = {
  /** Answers one request. The transport applies `delay` (real milliseconds) and `withheld`. */
  handle(incoming: Incoming): Promise<Exchange>
  /** As `handle`, but undefined, without an effect, where the call has to work on a manuscript first. */
  begin(incoming: Incoming): Promise<Exchange | undefined>
  /** Does that work in a copy of the world, so that other calls need not wait for it. */
  prepare(incoming: Incoming): Promise<void>
}

/** Each attempt is a turn of its own; `attempt` passes on what the backend answers. */
export async function callInTurn<Done>(
  { begin, prepare, handle }: Backend,
  incoming: () => Incoming,
  attempt: (exchange: Backend['begin']) => Promise<Done | undefined>,
): Promise<Done> {
  const done = await attempt(begin)
  if (done !== undefined) return done
  await prepare(incoming())
  const answered = await attempt(handle)
  if (answered === undefined) throw new Error('A call whose manuscript is done has no answer.')
  return answered
}

function noSuchCall(
  match: Unmatched,
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
  { request, session: token }: Incoming,
): Promise<void> {
  const url = new URL(request.url)
  const match = matchRoute(request.method, url.pathname)
  if (match.kind !== 'found') return
  const { id: operation, path } = match
  const world = options.world.fork()
  const { result: session } = await world.inTurn(() => openSession(world, token))
  const call = { operation, request: request.clone(), url, session, path, now: options.now() }
  await executeOperation({ ...options, world }, call)
}

async function exchangeOther(
  options: BackendOptions,
  match: Unmatched,
  { request, url, token, at }: AddressedCall,
): Promise<Exchange> {
  const { method } = request
  const { pathname, search } = url
  if (isSiteCallPath(pathname)) return exchangeSiteCall(options, { request, token, at })
  const external = matchExternalRoute(method, pathname)
  if (external.kind === 'found') {
    const effect = await exchangeExternalCall(options, { ...external, request, at })
    return { ...effect, session: undefined }
  }
  const { problem, headers } = noSuchCall(match, `${method} ${pathname}`)
  const { status } = problem
  const violation = problem.toViolation()
  options.calls.add({ method, url: pathname + search, at, operation: undefined, status, violation })
  return { response: problem.toResponse(headers), session: token, delay: 0 }
}

function unlessUnready(error: unknown): undefined {
  if (!(error instanceof Unready)) throw error
}

export function createBackend(given: BackendOptions): Backend {
  const options = { ...given, manuscripts: rememberManuscripts(given.manuscripts) }
  const ifDone = tasksIfDone(options.manuscripts)
  const { world, now, calls } = options
  let turn: Promise<unknown> = Promise.resolve()

  async function exchange(
    { request, session: token }: Incoming,
    manuscripts: BackendOptions['manuscripts'],
  ): Promise<Exchange> {
    const at = now()
    const url = new URL(request.url)
    const match = matchRoute(request.method, url.pathname)
    if (match.kind !== 'found') return exchangeOther(options, match, { request, url, token, at })
    const { id: operation, path } = match
    const opened = await world.inTurn(() => ({
      session: openSession(world, token),
      fault: takeFault(world, operation),
      latency: stateOf(world).latency,
    }))
    const { session, fault, latency } = opened.result
    const runOperation = async () => {
      const call = { operation, request, url, session, path, now: at }
      const done =
        (await answerFromRecording(options, call)) ??
        (await executeOperation({ ...options, manuscripts }, call))
      return { ...done, effect: effectAfter(fault, done.response) }
    }
    const failed = fault && effectBefore(operation, fault)
    const done = failed
      ? { effect: failed, changes: [], violation: undefined, recorded: undefined }
      : await runOperation().catch(async (error: unknown) => {
          await world.inTurn(() => world.revert(opened.changes))
          throw error
        })
    options.onCommit?.({ at, operation, changes: [...opened.changes, ...done.changes] })
    const { effect, violation, recorded } = done
    const record = { method: request.method, url: url.pathname + url.search, at, operation }
    const { status } = effect.response
    calls.add({ ...record, status, violation, fault, ...(recorded && { recorded }) })
    return { ...effect, session: session.token, delay: effect.delay + latency }
  }

  // Calls run one after another, so that each sees the changes of the one before.
  function inTurn(run: () => Promise<Exchange>): Promise<Exchange> {
    const result = turn.then(run)
    turn = result.catch(() => undefined)
    return result
  }

  return {
    handle: (incoming) => inTurn(() => exchange(incoming, options.manuscripts)),
    begin: (incoming) => inTurn(() => exchange(incoming, ifDone)).catch(unlessUnready),
    prepare: (incoming) => workAhead(options, incoming),
  }
}
