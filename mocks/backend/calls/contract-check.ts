import type { ErrorObject, ValidateFunction } from 'ajv'
import { type OperationId, operations } from '../../../src/api/generated/operations.gen.ts'
import { validators } from '../validators/validators.gen.js'
import type { Answer, CheckedRequest, ReadRequest } from './operation-types.ts'
import { Problem, type ProblemDetail } from './problem.ts'

function pointerOf(part: string, { instancePath, params }: ErrorObject): string {
  const name: unknown = params.missingProperty ?? params.additionalProperty
  const escaped = typeof name === 'string' ? name.replaceAll('~', '~0').replaceAll('/', '~1') : ''
  const pointer = `/${part}${instancePath}${escaped && `/${escaped}`}`
  return [...pointer.slice(0, 2 * longestPointer)].slice(0, longestPointer).join('')
}

/** The contract limits how many errors one problem lists, and how long their pointers are. */
const mostErrors = 1000
const longestPointer = 2000

/** `if` only reports that a branch failed; the errors of the branch are reported too. */
const isReported = ({ keyword }: ErrorObject) => keyword !== 'if'

export function check(part: string, validate: ValidateFunction | undefined, value: unknown) {
  if (!validate || validate(value)) return []
  return (validate.errors ?? []).filter(isReported).map((error) => ({
    pointer: pointerOf(part, error),
    message: error.message ?? error.keyword,
  }))
}

/** @throws Problem 400 that lists every violation */
export function checkRequest<Id extends OperationId>(
  id: Id,
  request: ReadRequest,
): asserts request is ReadRequest & CheckedRequest<Id> {
  const { path, query, headers, body } = validators[id]
  const errors = [
    ...check('path', path, request.path),
    ...check('query', query, request.query),
    ...check('headers', headers, request.headers),
    ...check('body', request.contentType ? body[request.contentType] : undefined, request.body),
  ]
  if (errors.length > 0) {
    const detail = `The call of ${id} breaks the contract.`
    const listed = errors.slice(0, mostErrors)
    throw new Problem(400, 'Request breaks the contract', detail, listed, 'application')
  }
}

/** Whether an operation declares a status, `default` aside. */
export function isDeclared(id: OperationId, status: number): boolean {
  const declared: readonly number[] = operations[id].statuses
  return declared.includes(status)
}

function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && Boolean(body.error)
}

export function textType(id: OperationId, status: number): string | undefined {
  const types = Object.keys(validators[id].answers[status] ?? {})
  return types.find((type) => type.startsWith('text/'))
}

/** The last valid JSON of each operation and status; identical JSON skips validation. */
const soundJson = new Map<string, string>()

export function answerViolations(id: OperationId, answer: Answer): ProblemDetail[] {
  const { status, body, json } = answer
  if (!isDeclared(id, status)) return [{ pointer: '/status', message: `${status} is not declared` }]
  const declared = validators[id].answers[status] ?? {}
  if (body instanceof Blob) {
    const isDeclaredType = Object.hasOwn(declared, body.type)
    return isDeclaredType ? [] : [{ pointer: '/type', message: `${body.type} is not declared` }]
  }
  const shapes = declared['application/json']
  if (!shapes) return []
  const kind = `${id} ${status}`
  if (json !== undefined && soundJson.get(kind) === json) return []
  const shape = isRefusal(body) ? (shapes.refusal ?? shapes.success) : shapes.success
  const violations = check('answer', shape, body)
  if (json !== undefined && violations.length === 0) soundJson.set(kind, json)
  return violations
}

const refusalShapes: ((key: string) => object)[] = [
  (error) => ({ error }),
  (error) => ({ loggedIn: false, error }),
  (error) => ({ error: { error, jsonEncodedParams: '{}' } }),
]

/** A refusal in the operation's own shape; the key may be one that the operation does not declare. */
export function refusalBody(id: OperationId, key: string): object {
  const refusal = validators[id].answers[200]?.['application/json']?.refusal
  const bodies = refusalShapes.map((shape) => shape(key))
  const fits = (body: object) =>
    refusal?.(body) || refusal?.errors?.every(({ keyword }) => keyword === 'enum')
  return bodies.find(fits) ?? { error: key }
}
