import { type OperationId, operations } from '../../src/api/generated/operations.gen.ts'
import type { Instant } from '../../src/lib/instant.ts'
import type { Change } from '../store/changes.ts'
import type { SessionRow, UserRow } from '../world/rows/rows.ts'
import type { BackendOptions } from './backend-options.ts'
import type { CallRecord } from './calls/call-record.ts'
import { answerViolations, checkRequest, isDeclared } from './calls/contract-check.ts'
import { fingerprintOf, rememberAnswer, replayOf } from './calls/idempotency.ts'
import type { IncomingRequest } from './calls/incoming-request.ts'
import type { Answer, Caller } from './calls/operation-types.ts'
import { Problem, unforeseenFailure } from './calls/problem.ts'
import { readRequest } from './calls/read-request.ts'
import { toResponse, withJson } from './calls/to-response.ts'
import { runScheduledJobs } from './jobs/run-scheduled-jobs.ts'
import { Unready } from './manuscripts/unready.ts'
import { allOperations } from './operations/all-operations.ts'

type OperationRequest<Id extends OperationId> = {
  operation: Id
  request: IncomingRequest
  url: URL
  session: SessionRow
  path: Record<string, string>
  now: Instant
}

type OperationResult = {
  response: Response
  changes: readonly Change[]
  violation?: NonNullable<CallRecord['violation']>
  recorded?: undefined
}

function asProblem(operation: OperationId, error: unknown): Problem {
  const failed = `The backend failed in ${operation}`
  if (!(error instanceof Problem)) return unforeseenFailure(failed, error)
  // A problem without a side is the handler's own, declared answer.
  if (error.side || isDeclared(operation, error.status)) return error
  const detail = `${operation} does not declare ${error.status}: ${error.message}`
  return new Problem(500, failed, detail, [], 'backend')
}

/** For the call log, which alone gets the stack. */
function violationOf(problem: Problem, error: unknown): OperationResult['violation'] {
  const violation = problem.toViolation()
  const stack = error instanceof Error && !(error instanceof Problem) ? error.stack : undefined
  return violation && stack ? { ...violation, detail: stack } : violation
}

/** Runs one call: access, request check, replay, handler, answer check. A problem rolls the world back. */
export async function executeOperation<Id extends OperationId>(
  options: BackendOptions,
  input: OperationRequest<Id>,
): Promise<OperationResult> {
  try {
    const { result, changes } = await options.world.inTurn(() => answer(options, input))
    return { response: toResponse(input.operation, result, options.Response), changes }
  } catch (error) {
    if (error instanceof Unready) throw error
    const problem = asProblem(input.operation, error)
    const violation = violationOf(problem, error)
    const response = problem.toResponse({}, options.Response)
    return { response, changes: [], ...(violation ? { violation } : {}) }
  }
}

function requireCaller<Id extends OperationId>(
  id: Id,
  user: UserRow | undefined,
): asserts user is Caller<Id> {
  if (operations[id].access === 'signed-in' && !user) {
    throw new Problem(401, 'Not signed in', 'Sign in to do this.')
  }
}

async function answer<Id extends OperationId>(
  options: BackendOptions,
  input: OperationRequest<Id>,
): Promise<Answer> {
  const { world, manuscripts, writePdf, base = '/', handlers = allOperations } = options
  const { operation, request, url, session, now } = input
  runScheduledJobs(world, now)
  const user = session.userIdentity === null ? undefined : world.users.get(session.userIdentity)
  requireCaller(operation, user)
  const read = await readRequest(operation, request, input)
  checkRequest(operation, read)
  const { path, query, body } = read
  const key = request.headers.get('Idempotency-Key')
  const owner = user?.identity ?? session.token
  const once = key ? { key, owner, operation, fingerprint: fingerprintOf(body, world) } : undefined
  const before = once && replayOf(world, once)
  if (before) return before
  const handled = await handlers[operation]({
    path,
    query,
    body,
    world,
    now,
    session,
    user,
    manuscripts,
    writePdf,
    portal: url.origin + base,
    reply: (status, answered, headers = {}) => ({ status, body: answered, headers }),
  })
  const made = withJson(operation, handled)
  const violations = answerViolations(operation, made)
  if (violations.length > 0) {
    const detail = `The answer of ${operation} breaks the contract.`
    throw new Problem(500, 'Answer breaks the contract', detail, violations, 'backend')
  }
  if (once) rememberAnswer(world, once, made)
  return made
}
