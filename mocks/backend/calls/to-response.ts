import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import { textType } from './contract-check.ts'
import { jsonOf } from './json-of.ts'
import type { Answer } from './operation-types.ts'
import type { ResponseKind } from './response-kind.ts'

/** Content-Disposition with an ASCII fallback and the full name (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

export function withJson(id: OperationId, answer: Answer): Answer {
  const { status, body } = answer
  const isText = typeof body === 'string' && textType(id, status) !== undefined
  if (body === undefined || body instanceof Blob || isText) return answer
  return { ...answer, json: jsonOf(body) }
}

/** Blob as a file, text as the declared type, nothing, or JSON. The handler's headers win. */
export function toResponse(
  id: OperationId,
  { status, body, headers, json }: Answer,
  Kind: ResponseKind = Response,
): Response {
  if (body === undefined) return new Kind(null, { status, headers })
  if (body instanceof Blob) {
    const named: Record<string, string> =
      body instanceof File ? { 'Content-Disposition': attachment(body.name) } : {}
    const all = { 'Content-Type': body.type, ...named, ...headers }
    return new Kind(body, { status, headers: all })
  }
  const type = typeof body === 'string' ? textType(id, status) : undefined
  if (typeof body === 'string' && type) {
    const all = { 'Content-Type': `${type}; charset=utf-8`, ...headers }
    return new Kind(body, { status, headers: all })
  }
  const all = { 'Content-Type': 'application/json', ...headers }
  return new Kind(json ?? JSON.stringify(body), { status, headers: all })
}
