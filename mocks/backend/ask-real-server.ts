import type { OperationId } from '../../src/api/generated/operations.gen.ts'
import type { CallRecord } from './calls/call-record.ts'
import { answerViolations, checkRequest, isDeclared } from './calls/contract-check.ts'
import { Problem } from './calls/problem.ts'
import { readRequest } from './calls/read-request.ts'

type ForwardedCall = {
  operation: OperationId
  request: Request
  path: Record<string, string>
  /** Base URL of the real server, without a trailing slash. */
  base: string
  send: (request: Request) => Promise<Response>
}

type ContractViolation = NonNullable<CallRecord['violation']>

async function violationOfRequest({ operation, request, path }: ForwardedCall) {
  try {
    checkRequest(operation, await readRequest(operation, request.clone(), path))
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.toViolation()
    throw error
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  const [type = ''] = (answer.headers.get('Content-Type') ?? '').split(';')
  if (!type.includes('json')) return new Blob([], { type })
  try {
    return await answer.clone().json()
  } catch {
    return undefined
  }
}

async function violationOfAnswer(
  operation: OperationId,
  answer: Response,
): Promise<ContractViolation | undefined> {
  const { status } = answer
  const isProblem = answer.headers.get('Content-Type')?.startsWith('application/problem+json')
  // Every operation declares `default`, so an undeclared status is allowed as a problem document.
  if (!isDeclared(operation, status) && isProblem) return undefined
  const body = await bodyOf(answer)
  const errors = answerViolations(operation, { status, body, headers: {} })
  const detail = `The answer of ${operation} breaks the contract.`
  return errors.length > 0 ? { side: 'real server', errors, detail } : undefined
}

export async function askRealServer(call: ForwardedCall): Promise<{
  response: Response
  violation: ContractViolation | undefined
  /** The server's violation, when the application violated the contract as well. */
  further: ContractViolation | undefined
}> {
  const { operation, request, base, send } = call
  const wrong = await violationOfRequest(call)
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.clone().blob()
  const there = new Request(base + pathname + search, {
    method,
    headers,
    credentials: 'include',
    ...(body && body.size > 0 ? { body } : {}),
  })
  const response = await send(there)
  const answered = await violationOfAnswer(operation, response)
  return { response, violation: wrong ?? answered, further: wrong && answered }
}
