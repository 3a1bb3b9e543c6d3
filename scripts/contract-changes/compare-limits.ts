import type { Schema } from '../generate/contract-document.ts'
import { loosened, type SchemaChange, shifted, tightened } from './change.ts'

type LimitChange = Pick<SchemaChange, 'what' | 'breaks'>

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
/** Two different ones cannot be ordered by strictness. */
const forms = ['pattern', 'format', 'multipleOf', 'uniqueItems']
const closing = ['additionalProperties', 'unevaluatedProperties']

function moved(keyword: string, before: unknown, after: unknown): LimitChange | undefined {
  if (before === after) return undefined
  if (before === undefined) return { what: `${keyword} ${after} added`, breaks: tightened }
  if (after === undefined) return { what: `${keyword} ${before} removed`, breaks: loosened }
  const what = `${keyword} changed from ${before} to ${after}`
  if (forms.includes(keyword)) return { what, breaks: shifted }
  const grew = Number(after) > Number(before)
  return { what, breaks: grew === highest.includes(keyword) ? loosened : tightened }
}

export function compareLimits(one: Schema, other: Schema): LimitChange[] {
  const limits = [...lowest, ...highest, ...forms].flatMap(
    (keyword) => moved(keyword, one[keyword], other[keyword]) ?? [],
  )
  const isClosed = (schema: Schema) => closing.some((keyword) => schema[keyword] === false)
  if (isClosed(one) === isClosed(other)) return limits
  const closed: LimitChange = isClosed(other)
    ? { what: 'unknown fields are no longer taken', breaks: tightened }
    : { what: 'unknown fields are taken now', breaks: loosened }
  return [...limits, closed]
}
