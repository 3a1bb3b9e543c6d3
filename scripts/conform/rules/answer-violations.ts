import type { ErrorObject, ValidateFunction } from 'ajv'
import { isDeclared } from '../../../mocks/backend/calls/contract-check.ts'
import { validators } from '../../../mocks/backend/validators/validators.gen.js'
import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../../src/lib/is-record.ts'

export const problemMediaType = 'application/problem+json'

/** The media types of a status, of any other status those of the default answer. */
export function declaredTypes(id: OperationId, status: number) {
  const { answers } = validators[id]
  return (isDeclared(id, status) ? answers[status] : answers.default) ?? {}
}

function shapeOf(id: OperationId, status: number, type: string, json: unknown) {
  const shapes = declaredTypes(id, status)[type]
  const isRefusal = isRecord(json) && Boolean(json.error)
  return isRefusal ? (shapes?.refusal ?? shapes?.success) : shapes?.success
}

/** A branch of a choice that does not apply, or a keyword that only repeats what its parts say. */
const repeats = new Set(['if', 'oneOf', 'anyOf'])

function sentenceOf({ instancePath, keyword, message, params }: ErrorObject): string {
  const place = instancePath || '/'
  if (keyword === 'required') return `${place} lacks ${String(params.missingProperty)}`
  const extra: unknown = params.additionalProperty ?? params.unevaluatedProperty
  if (typeof extra === 'string') return `${place} has ${extra}, which the contract does not name`
  if (keyword !== 'enum') return `${place} ${message ?? keyword}`
  return `${place} ${message ?? keyword}: ${[params.allowedValues].flat().join(', ')}`
}

function errorsOf(validate: ValidateFunction, json: unknown): ErrorObject[] {
  return validate(json) ? [] : (validate.errors ?? [])
}

/** Sentences that name the field and what is wrong with it. */
export function bodyViolations(
  id: OperationId,
  { status, type, json }: { status: number; type: string; json: unknown },
): string[] {
  const shape = shapeOf(id, status, type, json)
  if (!shape) return []
  const errors = errorsOf(shape, json)
  const telling = errors.filter(({ keyword }) => !repeats.has(keyword))
  return [...new Set((telling.length > 0 ? telling : errors).map(sentenceOf))]
}
/** Violations that leave the rest of an answer readable. */
const superficial = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'maxLength',
])

/** Whether the fields of the contract are there with their types, so that a journey can go on. */
export function canGoOnWith(
  id: OperationId,
  answered: { status: number; type: string; json: unknown },
): boolean {
  const { status, type, json } = answered
  const shape = shapeOf(id, status, type, json)
  if (!shape) return false
  return errorsOf(shape, json).every(({ keyword }) => superficial.has(keyword))
}
