import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import type { IncomingRequest } from './incoming-request.ts'
import type { ReadRequest } from './operation-types.ts'
import { Problem } from './problem.ts'

function queryValue(kind: string, values: string[]): unknown {
  if (kind === 'strings') return values
  const value = values[0] ?? ''
  // Invalid numbers stay text, so that the contract check reports them.
  if (kind === 'integer' || kind === 'number') {
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  return value
}

export function queryByKinds(
  kinds: Record<string, string>,
  parameters: URLSearchParams,
): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const name of new Set(parameters.keys())) {
    query[name] = queryValue(kinds[name] ?? 'string', parameters.getAll(name))
  }
  return query
}

function mediaType(request: IncomingRequest): string | undefined {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
}

async function readForm(request: IncomingRequest): Promise<Record<string, unknown>> {
  try {
    const form = await request.formData()
    // Repeated names stay a list, which the contract check rejects if it expects one value.
    const sentAs = (name: string) =>
      form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)
    return Object.fromEntries(Array.from(new Set(form.keys()), (name) => [name, sentAs(name)]))
  } catch {
    throw new Problem(
      400,
      'Broken form',
      'The body is not a readable multipart form.',
      [],
      'application',
    )
  }
}

/** Maximum characters of a JSON body. */
const longestJson = 1_000_000

async function readJson(request: IncomingRequest): Promise<unknown> {
  const text = await request.text()
  if (text.length > longestJson) {
    const detail = `The body has ${text.length} characters; at most ${longestJson} are read.`
    throw new Problem(413, 'Body too large', detail, [], 'application')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, 'Broken JSON', 'The body is not readable as JSON.', [], 'application')
  }
}

/** @throws Problem 400 for an unreadable body, 413 if too large, 415 for an unsupported media type */
export async function readRequest(
  id: OperationId,
  request: IncomingRequest,
  { path, url }: { path: Record<string, string>; url: URL },
): Promise<ReadRequest> {
  const query = url.search === '' ? {} : queryByKinds(operations[id].query, url.searchParams)
  const key = operations[id].idempotencyKey ? request.headers.get('Idempotency-Key') : null
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key }
  const takes: string = operations[id].body
  if (takes === 'none') return { path, query, headers, body: undefined, contentType: undefined }
  const contentType = mediaType(request)
  const expected = takes === 'form' ? 'multipart/form-data' : 'application/json'
  if (contentType !== expected) {
    const receivedType = contentType ?? 'nothing'
    throw new Problem(
      415,
      'Wrong content type',
      `Send ${expected}; got ${receivedType}.`,
      [],
      'application',
    )
  }
  const body = takes === 'form' ? await readForm(request) : await readJson(request)
  return { path, query, headers, body, contentType: expected }
}
