import type { OperationId } from '../../src/api/operations.gen.ts'
import { textType } from './contract-check.ts'
import type { Answer } from './operation-types.ts'

/** Names a download for every browser: the letters that a header may hold, then all of them (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * An answer as it goes over the wire: a Blob as the file it is (a File under its name), a text as
 * the type that the contract gives it, nothing as nothing, and everything else as JSON. A header
 * that the handler gives wins over the one that follows from the body.
 */
export function toResponse(id: OperationId, { status, body, headers }: Answer): Response {
  if (body === undefined) return new Response(null, { status, headers })
  if (body instanceof Blob) {
    const named: Record<string, string> =
      body instanceof File ? { 'Content-Disposition': attachment(body.name) } : {}
    const all = { 'Content-Type': body.type, ...named, ...headers }
    return new Response(body, { status, headers: all })
  }
  const type = typeof body === 'string' ? textType(id, status) : undefined
  if (typeof body === 'string' && type) {
    const all = { 'Content-Type': `${type}; charset=utf-8`, ...headers }
    return new Response(body, { status, headers: all })
  }
  return Response.json(body, { status, headers })
}
