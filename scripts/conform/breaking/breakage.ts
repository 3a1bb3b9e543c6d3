import type { OperationId } from '../../../src/api/generated/operations.gen.ts'

type Family = 'contract' | 'headers' | 'rules' | 'sessions' | 'idempotency' | 'arithmetic'

export type ProxiedCall = {
  id: OperationId | undefined
  request: Request
  /** Sends it on; to other headers or another body where one is given. */
  forward: (changes?: {
    headers?: Record<string, string>
    url?: string
    body?: string
  }) => Promise<Response>
  /** What the breakage remembers of earlier calls. */
  memory: Map<string, string>
}

/** One thing that a server does wrong. */
export type Breakage = {
  family: Family
  name: string
  /** The checks that should find it out. */
  only: readonly string[]
  answer: (call: ProxiedCall) => Promise<Response>
}

export type Json = Record<string, unknown>

/** The answers of one operation with another body. */
export function withOtherJson(
  family: Family,
  name: string,
  {
    id,
    only,
    change,
  }: { id: OperationId; only: readonly string[]; change: (json: Json) => unknown },
): Breakage {
  return {
    family,
    name: `${id} ${name}`,
    only,
    async answer(call) {
      const response = await call.forward()
      if (call.id !== id || response.status !== 200) return response
      const json: Json = await response.json()
      return new Response(JSON.stringify(change(json) ?? json), response)
    },
  }
}

/** The answers of one operation with other headers, status or bytes. */
export function withResponse(
  family: Family,
  name: string,
  {
    id,
    only,
    change,
  }: { id: OperationId; only: readonly string[]; change: (response: Response) => Response },
): Breakage {
  return {
    family,
    name: `${id} ${name}`,
    only,
    async answer(call) {
      const response = await call.forward()
      return call.id === id ? change(response) : response
    },
  }
}

/** Answers a failure or refusal of an operation as it answered the last success. */
export function withSuccess(
  family: Family,
  name: string,
  {
    id,
    only,
    fails,
  }: { id: OperationId; only: readonly string[]; fails: (status: number, text: string) => boolean },
): Breakage {
  return {
    family,
    name: `${id} ${name}`,
    only,
    async answer({ id: called, forward, memory }) {
      const response = await forward()
      if (called !== id) return response
      const text = await response.clone().text()
      const isFailure = fails(response.status, text)
      if (!isFailure && response.status === 200) memory.set('success', text)
      if (!isFailure) return response
      const headers = new Headers(response.headers)
      headers.set('Content-Type', 'application/json')
      return new Response(memory.get('success') ?? '{}', { status: 200, headers })
    },
  }
}
