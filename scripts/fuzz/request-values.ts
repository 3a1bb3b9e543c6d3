import fc from 'fast-check'
import type { ListedOperation, Parameter, Schema } from '../generate/contract-document.ts'
import { resolve } from '../generate/contract-parts.ts'
import { corrupted } from './corrupt-value.ts'
import { type SchemaSource, valuesOfSchema } from './values-of-schema.ts'

export type RequestParts = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
}

type Parts = fc.Arbitrary<RequestParts>

/** Requests that the contract allows. */
export function validRequests(operation: ListedOperation, source: SchemaSource): Parts {
  const { document, worldValues } = source
  const [, first] = /\{(\w+)\}/.exec(operation.path) ?? []
  const parameters = (operation.parameters ?? []).map((it) =>
    resolve<Parameter>(it, document.components.parameters),
  )
  const recordOf = (location: Parameter['in']) => {
    const here = parameters.filter((parameter) => parameter.in === location)
    const model = Object.fromEntries(
      here.map(({ name, schema }) => {
        const isResource = location === 'path' && name === first
        const meant = isResource ? worldValues.forPath(operation.path) : worldValues.forName(name)
        return [name, valuesOfSchema(schema, source, { depth: 0, meant })]
      }),
    )
    const requiredKeys = here.filter(({ required }) => required).map(({ name }) => name)
    return fc.record(model, { requiredKeys })
  }
  return fc
    .record({
      path: recordOf('path'),
      query: recordOf('query'),
      headers: recordOf('header'),
      body: bodyOf(operation, source),
    })
    .map((parts) => {
      const pathQuery =
        first === undefined
          ? {}
          : worldValues.matchingQuery(operation.path, String(parts.path[first]))
      const query = withExisting(parts.query, pathQuery)
      return { ...parts, query, body: inAgreement(parts) }
    })
}

function withExisting<Value extends object>(
  value: Value,
  overrides: Record<string, unknown>,
): Value {
  const again = Object.entries(overrides).filter(([name, it]) => name in value && it !== undefined)
  return { ...value, ...Object.fromEntries(again) }
}

/** A body that contradicts the path would be refused at once. */
function inAgreement({ path, body }: RequestParts): unknown {
  if (typeof body !== 'object' || body === null || body instanceof Blob) return body
  const { externalId = path.id, serviceId: serviceIdentity } = path
  return withExisting(body, { ...path, externalId, serviceIdentity })
}

function bodyOf({ requestBody }: ListedOperation, source: SchemaSource): fc.Arbitrary<unknown> {
  const [media] = Object.values(requestBody?.content ?? {})
  const schema: Schema | undefined = media?.schema
  return schema ? valuesOfSchema(schema, source) : fc.constant(undefined)
}

/** Requests with one part that is probably invalid. */
export function corruptRequests(operation: ListedOperation, source: SchemaSource): Parts {
  return validRequests(operation, source).chain((parts): Parts => {
    const choices: Parts[] = [
      asRecord(parts.query).map((query) => ({ ...parts, query })),
      ...(Object.keys(parts.path).length > 0
        ? [otherPath(parts.path).map((path) => ({ ...parts, path }))]
        : []),
      ...(parts.body === undefined
        ? []
        : [corrupted(parts.body).map((body) => ({ ...parts, body }))]),
      ...(Object.keys(parts.headers).length > 0 ? [fc.constant({ ...parts, headers: {} })] : []),
    ]
    return fc.oneof(...choices)
  })
}

function asRecord(record: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const added = fc.string({ maxLength: 5 }).map((text) => ({ ...record, unheardOf: text }))
  const [name] = Object.keys(record)
  if (name === undefined) return added
  const text = fc.constantFrom('', 'two', '-1', '2026-02-30', 'x'.repeat(600), '\u0000')
  return fc.oneof(
    added,
    text.map((other) => ({ ...record, [name]: other })),
  )
}

function otherPath(path: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const wrong = fc.constantFrom('..', '../../x', '%', 'a b', 'x'.repeat(600), '\u0000', '界', '-')
  const names = fc.constantFrom(...Object.keys(path))
  return fc.tuple(names, wrong).map(([name, text]) => ({ ...path, [name]: text }))
}

/** Serializes a query parameter: lists repeat the name, objects have names of their own. */
function writtenParameters([name, value]: [string, unknown]): [string, unknown][] {
  if (Array.isArray(value)) return value.map((one) => [name, one])
  return typeof value === 'object' && value !== null ? Object.entries(value) : [[name, value]]
}

export function requestOf(operation: ListedOperation, parts: RequestParts): Request {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.path[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, one] of Object.entries(parts.query).flatMap(writtenParameters)) {
    query.append(name, String(one))
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(parts.headers)) headers.set(name, String(value))
  const { method, requestBody } = operation
  const isForm = 'multipart/form-data' in (requestBody?.content ?? {})
  const body = requestBody && (isForm ? formOf(parts.body) : JSON.stringify(parts.body))
  if (requestBody && !isForm) headers.set('Content-Type', 'application/json')
  return new Request(`http://galley.test${path}?${query}`, { method, headers, body })
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    if (value instanceof Blob) form.set(name, value)
    else form.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  return form
}
