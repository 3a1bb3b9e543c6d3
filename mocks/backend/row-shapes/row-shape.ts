import type { Schemas } from '../../world/contract-types.ts'
import type { ProblemDetail } from '../problem.ts'
import { schemas } from '../validators/validators.gen.js'

/**
 * Validates a value; pointers are relative to the given one. Invariant in T, so a shape that is
 * wider or narrower than its row type does not compile.
 */
export interface Shape<in out T> {
  (value: unknown, pointer: string): ProblemDetail[]
  /** Never set; it ties the shape to its type. */
  readonly of?: (value: T) => T
}

export type Check = (value: unknown, pointer: string) => ProblemDetail[]

type OptionalName<T> = { [Name in keyof T]-?: undefined extends T[Name] ? Name : never }[keyof T]

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value instanceof Uint8Array) return 'bytes'
  return Array.isArray(value) ? 'array' : typeof value
}

const wrong = (pointer: string, expected: string, value: unknown): ProblemDetail[] => [
  { pointer, message: `${expected} expected, not ${kindOf(value)}` },
]

const plain =
  (expected: string, holds: (value: unknown) => boolean) => (value: unknown, pointer: string) =>
    holds(value) ? [] : wrong(pointer, expected, value)

export const text: Shape<string> = plain('string', (value) => typeof value === 'string')
export const number: Shape<number> = plain('number', (value) => Number.isFinite(value))
export const whole: Shape<number> = plain('whole number', (value) => Number.isInteger(value))
/** Epoch milliseconds. */
export const instant: Shape<number> = plain(
  'instant in whole milliseconds',
  (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 8.64e15,
)
export const flag: Shape<boolean> = plain('boolean', (value) => typeof value === 'boolean')
export const bytes: Shape<Uint8Array> = plain('bytes', (value) => value instanceof Uint8Array)
export const anything: Shape<unknown> = () => []

export function oneOf<const T extends string | number>(...allowed: T[]): Shape<T> {
  return (value, pointer) =>
    allowed.some((each) => each === value)
      ? []
      : [{ pointer, message: `${String(value)} is none of ${allowed.join(', ')}` }]
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value, pointer) => (value === null ? [] : shape(value, pointer))
}

export function listOf<T, List extends readonly T[] = readonly T[]>(shape: Shape<T>): Shape<List> {
  return (value, pointer) =>
    Array.isArray(value)
      ? value.flatMap((each, at) => shape(each, `${pointer}/${at}`))
      : wrong(pointer, 'array', value)
}

export function byName<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value, pointer) =>
    isFields(value)
      ? Object.entries(value).flatMap(([name, each]) => shape(each, `${pointer}/${name}`))
      : wrong(pointer, 'object', value)
}

/** An object with exactly these fields; only `optional` ones may be missing. */
export function fields<T extends object>(
  shapes: { readonly [Name in keyof T]-?: Shape<Exclude<T[Name], undefined>> },
  optional: readonly OptionalName<T>[] = [],
): Shape<T> {
  const allowed: [string, Check][] = Object.entries(shapes)
  const mayLack: readonly PropertyKey[] = optional
  return (value, pointer) => {
    if (!isFields(value)) return wrong(pointer, 'object', value)
    const extra = Object.keys(value).filter((name) => !Object.hasOwn(shapes, name))
    return [
      ...extra.map((name) => ({ pointer: `${pointer}/${name}`, message: 'is no field of it' })),
      ...allowed.flatMap(([name, shape]) => {
        const at = `${pointer}/${name}`
        if (name in value && value[name] !== undefined) return shape(value[name], at)
        return mayLack.includes(name) ? [] : [{ pointer: at, message: 'is missing' }]
      }),
    ]
  }
}

/** One of several shapes; errors come from the closest match. */
export function either<T extends unknown[]>(
  ...shapes: { [At in keyof T]: Shape<T[At]> }
): Shape<T[number]> {
  const each: readonly Check[] = shapes
  return (value, pointer) =>
    each
      .map((shape) => shape(value, pointer))
      .toSorted((a, b) => a.length - b.length)
      .at(0) ?? []
}

/** Validates against the contract's schema. Throws if no operation uses the schema. */
export function contract<Name extends keyof Schemas>(name: Name): Shape<Schemas[Name]> {
  const validate = schemas[name]
  if (!validate) throw new Error(`No operation uses ${name}.`)
  return (value, pointer) => {
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message, keyword }) => ({
      pointer: pointer + instancePath,
      message: message ?? keyword,
    }))
  }
}

/** An object that the contract check validates where an operation returns it. */
export function contractChecked<T extends object>(): Shape<T> {
  return plain('object', isFields)
}
