import fc from 'fast-check'
import type { ContractDocument, Schema } from '../generate/contract-document.ts'
import { resolve } from '../generate/contract-parts.ts'
import { wholeShapes } from '../generate/validators/whole-shapes.ts'
import type { WorldValues } from './world-values.ts'

export type SchemaSource = { document: ContractDocument; worldValues: WorldValues }

/** Depth in the body, and values for the nearest named parent. */
type ValueContext = { depth: number; meant: readonly string[] }

const top: ValueContext = { depth: 0, meant: [] }

const deepest = 5

/** Values that the schema allows, including its limits. */
export function valuesOfSchema(
  schema: Schema,
  source: SchemaSource,
  context: ValueContext = top,
): fc.Arbitrary<unknown> {
  const resolved = resolve(schema, source.document.components.schemas)
  const { const: fixed, enum: choices, oneOf, anyOf, allOf } = resolved
  if (fixed !== undefined) return fc.constant(fixed)
  if (choices) return fc.constantFrom(...choices)
  if (allOf) {
    const wholes = wholeShapes(resolved, source.document.components.schemas)
    return fc.oneof(...wholes.map((whole) => objects(whole, source, context)))
  }
  const shapes = oneOf ?? (Array.isArray(anyOf) ? anyOf : undefined)
  if (shapes) return fc.oneof(...shapes.map((shape) => valuesOfSchema(shape, source, context)))
  const types = Array.isArray(resolved.type) ? resolved.type : [resolved.type ?? typeIn(resolved)]
  return fc.oneof(...types.map((type) => valuesOfType(type, resolved, source, context)))
}

function typeIn({ properties, items }: Schema): string {
  if (properties) return 'object'
  return items ? 'array' : 'string'
}

function valuesOfType(
  type: string,
  schema: Schema,
  source: SchemaSource,
  context: ValueContext,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numbers(schema, type === 'integer')
    case 'array':
      return arrays(schema, source, context)
    case 'object':
      return objects(schema, source, context)
    default:
      return texts(schema, source, context)
  }
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

function numbers(schema: Schema, whole: boolean): fc.Arbitrary<number> {
  const step = whole ? 1 : 0.01
  const above = numberIn(schema.exclusiveMinimum)
  const below = numberIn(schema.exclusiveMaximum)
  const min = numberIn(schema.minimum) ?? (above === undefined ? -1_000_000 : above + step)
  const max = numberIn(schema.maximum) ?? (below === undefined ? 1_000_000 : below - step)
  const between = whole
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true })
  return fc.oneof(between, fc.constantFrom(min, max))
}

function arrays(
  schema: Schema,
  source: SchemaSource,
  context: ValueContext,
): fc.Arbitrary<unknown[]> {
  const { depth, meant } = context
  const min = numberIn(schema.minItems) ?? 0
  const max = Math.max(min, Math.min(numberIn(schema.maxItems) ?? 4, min + 4))
  const length = { minLength: min, maxLength: depth > deepest ? min : max }
  const each = valuesOfSchema(schema.items ?? {}, source, { depth: depth + 1, meant })
  return schema.uniqueItems === true ? fc.uniqueArray(each, length) : fc.array(each, length)
}

function objects(
  schema: Schema,
  source: SchemaSource,
  { depth }: ValueContext,
): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties } = schema
  const parts = Object.entries(properties).filter(
    ([name]) => depth <= deepest || required.includes(name),
  )
  const model = Object.fromEntries(
    parts.map(([name, part]) => {
      const context = { depth: depth + 1, meant: source.worldValues.forName(name) }
      return [name, valuesOfSchema(part, source, context)]
    }),
  )
  if (parts.length > 0) return fc.record(model, { requiredKeys: required })
  if (typeof additionalProperties !== 'object') return fc.constant({})
  const values = valuesOfSchema(additionalProperties, source, { depth: depth + 1, meant: [] })
  return fc.dictionary(fc.constantFrom('a', 'b', 'USD'), values, { maxKeys: 2 })
}

const instants = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) })
  .map((instant) => new Date(instant).toISOString())

const byFormat: Record<string, fc.Arbitrary<unknown>> = {
  date: instants.map((instant) => instant.slice(0, 10)),
  'date-time': instants,
  email: fc.constantFrom('helen.marsh@example.edu', 'nobody@example.org', 'a.b+c@d.co'),
  'uri-reference': fc.constantFrom('/en/researcher', 'https://example.org/a?b=c'),
  uri: fc.constantFrom('https://example.org/', 'http://journal.example/about'),
  binary: fc
    .tuple(fc.constantFrom('paper.docx', 'paper.doc', 'photo.jpg', '論文.docx'), fc.uint8Array())
    .map(([name, bytes]) => new File([new Uint8Array(bytes)], name)),
}

const tricks = ['../../etc/passwd', '__proto__', 'constructor', '%00', "' OR 1=1 --", '👩‍🔬', '0']

/** Gives the pattern of one repeated class a length: few random texts would be long enough. */
function withLength(pattern: string, min: number, max: number): string {
  return pattern.replace(
    /(?<=^\^\[[^\]]*\])\+(?=\$$)/,
    `{${Math.max(1, min)},${Math.min(max, min + 30)}}`,
  )
}

/** Texts of the contract repeat, and each world asks for all of them. */
const madeTexts = new WeakMap<WorldValues, Map<string, fc.Arbitrary<unknown>>>()

function texts(
  schema: Schema,
  { worldValues }: SchemaSource,
  { meant }: ValueContext,
): fc.Arbitrary<unknown> {
  const { format, pattern, minLength, maxLength } = schema
  const made = madeTexts.get(worldValues) ?? new Map<string, fc.Arbitrary<unknown>>()
  madeTexts.set(worldValues, made)
  const key = JSON.stringify([format, pattern, minLength, maxLength, meant])
  const values = made.get(key) ?? newTexts(schema, worldValues, meant)
  made.set(key, values)
  return values
}

function newTexts(
  schema: Schema,
  worldValues: WorldValues,
  meant: readonly string[],
): fc.Arbitrary<unknown> {
  const { format, pattern } = schema
  if (format && byFormat[format]) return byFormat[format]
  const min = numberIn(schema.minLength) ?? 0
  const max = numberIn(schema.maxLength) ?? 200
  const fits = (text: string) =>
    [...text].length >= min &&
    [...text].length <= max &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text))
  const usual = [...worldValues.all, ...tricks].filter(fits)
  const meantValues = meant.filter(fits)
  const free =
    typeof pattern === 'string'
      ? fc.stringMatching(new RegExp(withLength(pattern, min, max), 'u')).filter(fits)
      : fc.string({ minLength: min, maxLength: Math.min(max, min + 60), unit: 'grapheme' })
  const longest = typeof pattern === 'string' || max > 5_000 ? [] : [fc.constant('x'.repeat(max))]
  return fc.oneof(
    // A call about a missing row finds few errors.
    ...(meantValues.length > 0 ? [{ weight: 30, arbitrary: fc.constantFrom(...meantValues) }] : []),
    ...(usual.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...usual) }] : []),
    { weight: 2, arbitrary: free },
    ...longest.map((arbitrary) => ({ weight: 1, arbitrary })),
  )
}
