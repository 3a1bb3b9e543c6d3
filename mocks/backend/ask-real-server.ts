import type { OperationId } from '../../src/api/generated/operations.gen.ts'
import { violationOfAnswer } from './calls/answer-violation.ts'
import type { CallRecord } from './calls/call-record.ts'
import { checkRequest } from './calls/contract-check.ts'
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
    const address = { path, url: new URL(request.url) }
    checkRequest(operation, await readRequest(operation, request.clone(), address))
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.toViolation()
    throw error
  }
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
