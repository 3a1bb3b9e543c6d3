import type { OperationId } from '../../src/api/generated/operations.gen.ts'
import { textType } from './contract-check.ts'
import type { Answer } from './operation-types.ts'

/** A class of answers that stands for the platform's own. */
export type ResponseKind = new (body?: BodyInit | null, init?: ResponseInit) => Response

/** Names a download for every browser: the letters that a header may hold, then all of them (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/** An answer with its body written as JSON; one that is a file, a text or nothing stays as it is. */
export function withJson(id: OperationId, answer: Answer): Answer {
  const { status, body } = answer
  const isText = typeof body === 'string' && textType(id, status) !== undefined
  if (body === undefined || body instanceof Blob || isText) return answer
  return { ...answer, json: JSON.stringify(body) }
}

/**
 * An answer as it goes over the wire: a Blob as the file it is (a File under its name), a text as
 * the type that the contract gives it, nothing as nothing, and everything else as JSON. A header
 * that the handler gives wins over the one that follows from the body. `Kind` is the class to make.
 */
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
