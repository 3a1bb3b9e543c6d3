import { type OperationId, operations } from '../../src/api/generated/operations.gen.ts'
import { checksHeaders } from './contract-check.ts'
import { Problem } from './problem.ts'

export type ReadRequest = {
  path: Record<string, string>
  query: Record<string, unknown>
  /** By names in lower case; none where the operation asks for none. */
  headers: Record<string, string>
  body: unknown
  /** The media type of the body; undefined where the operation takes none. */
  contentType: string | undefined
}

function queryValue(kind: string, values: string[]): unknown {
  if (kind === 'strings') return values
  const value = values[0] ?? ''
  // What is no number stays text, so that the contract check names it instead of a NaN.
  if (kind === 'integer' || kind === 'number') {
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  return value
}

/** Query parameters by their kinds in the table of operations; unknown ones are kept as text. */
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

/** Query parameters by the types that the contract gives them. */
export function readQuery(id: OperationId, parameters: URLSearchParams): Record<string, unknown> {
  return queryByKinds(operations[id].query, parameters)
}

function mediaType(request: Request): string | undefined {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  try {
    const form = await request.formData()
    // A name that comes twice stays a list, which the contract check refuses where it wants one.
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

/** Characters that a JSON body may have at most; nothing that a person types comes near. */
const longestJson = 1_000_000

async function readJson(request: Request): Promise<unknown> {
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

/**
 * Reads path, query and body of a request for an operation.
 * Throws a Problem: 400 for an unreadable body, 413 for one too large, 415 for a type that the operation does not take.
 */
export async function readRequest(
  id: OperationId,
  request: Request,
  path: Record<string, string>,
): Promise<ReadRequest> {
  const query = readQuery(id, new URL(request.url).searchParams)
  const headers = checksHeaders(id) ? Object.fromEntries(request.headers) : {}
  const takes: string = operations[id].body
  if (takes === 'none') return { path, query, headers, body: undefined, contentType: undefined }
  const contentType = mediaType(request)
  const expected = takes === 'form' ? 'multipart/form-data' : 'application/json'
  if (contentType !== expected) {
    const given = contentType ?? 'nothing'
    throw new Problem(
      415,
      'Wrong content type',
      `Send ${expected}; got ${given}.`,
      [],
      'application',
    )
  }
  const body = takes === 'form' ? await readForm(request) : await readJson(request)
  return { path, query, headers, body, contentType: expected }
}
