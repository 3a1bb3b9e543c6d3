import {
  array,
  boolean,
  mixed,
  object,
  type Schema,
  string,
  ValidationError,
  number as yupNumber,
} from 'yup'
import type { Schemas } from '../../world/rows/contract-types.ts'
import type { ProblemDetail } from '../calls/problem.ts'
import { schemas } from '../validators/validators.gen.js'

/** Invariant in T, so a schema that is wider or narrower than its row type does not compile. */
export interface Shape<in out T> {
  readonly schema: Schema
  /** Never set; it ties the schema to its type. */
  readonly of?: (value: T) => T
}

type OptionalName<T> = { [Name in keyof T]-?: undefined extends T[Name] ? Name : never }[keyof T]

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value instanceof Uint8Array) return 'bytes'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Without conversions: a row already has the values of its type. */
function exactly<T>(expected: string, schema: Schema): Shape<T> {
  const message = ({ value }: { value?: unknown }) => `${expected} expected, not ${kindOf(value)}`
  return { schema: schema.strict().typeError(message).nonNullable(message).defined('is missing') }
}

function withProblems(schema: Schema, problemsIn: (value: unknown) => ProblemDetail[]): Schema {
  return schema.test({
    skipAbsent: true,
    test(value: unknown, { path }) {
      const errors = problemsIn(value).map(
        ({ pointer, message }) => new ValidationError(message, value, `${path ?? ''}${pointer}`),
      )
      return errors.length === 0 || new ValidationError(errors, value, path)
    },
  })
}

/** Yup names fields as in `lines[0].price`; other problems follow as a pointer. */
function pointerOf(path: string): string {
  const own = path.split('/', 1).join()
  const names = own.split(/[.[\]]+/).filter((name) => name !== '')
  return names.map((name) => `/${name}`).join('') + path.slice(own.length)
}

export function problemsOf({ schema }: { readonly schema: Schema }, value: unknown) {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    return error.inner.map(
      ({ path = '', message }): ProblemDetail => ({ pointer: pointerOf(path), message }),
    )
  }
}

const inMilliseconds = 'instant in whole milliseconds'

export const text = exactly<string>('string', string())
export const number = exactly<number>('number', yupNumber())
export const whole = exactly<number>('whole number', yupNumber().integer('whole number expected'))
/** Epoch milliseconds. */
export const instant = exactly<number>(
  inMilliseconds,
  yupNumber()
    .integer(`${inMilliseconds} expected`)
    .min(-8.64e15, `${inMilliseconds} expected`)
    .max(8.64e15, `${inMilliseconds} expected`),
)
export const flag = exactly<boolean>('boolean', boolean())
export const bytes = exactly<Uint8Array>(
  'bytes',
  mixed((value): value is Uint8Array => value instanceof Uint8Array),
)
export const anything: Shape<unknown> = { schema: mixed().nullable().defined('is missing') }

export function oneOf<const T extends string | number>(...allowed: T[]): Shape<T> {
  const values = allowed.join(', ')
  return exactly(
    values,
    mixed().oneOf(allowed, ({ value }) => `${value} is none of ${values}`),
  )
}

export function orNull<T>({ schema }: Shape<T>): Shape<T | null> {
  return { schema: schema.nullable() }
}

export function listOf<T, List extends readonly T[] = readonly T[]>({
  schema,
}: Shape<T>): Shape<List> {
  return exactly('array', array(schema))
}

const inPointer = (name: string, problems: ProblemDetail[]) =>
  problems.map(({ pointer, message }) => ({ pointer: `/${name}${pointer}`, message }))

export function byName<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return exactly(
    'object',
    withProblems(object(), (value) =>
      Object.entries(value ?? {}).flatMap(([name, each]) =>
        inPointer(name, problemsOf(shape, each)),
      ),
    ),
  )
}

export function fields<T extends object>(
  shapes: { readonly [Name in keyof T]-?: Shape<Exclude<T[Name], undefined>> },
  optional: readonly OptionalName<T>[] = [],
): Shape<T> {
  const allowed: [string, { readonly schema: Schema }][] = Object.entries(shapes)
  const mayLack: readonly PropertyKey[] = optional
  const schema = object(
    Object.fromEntries(
      allowed.map(([name, { schema }]) => [
        name,
        mayLack.includes(name) ? schema.optional() : schema,
      ]),
    ),
  )
  return exactly(
    'object',
    withProblems(schema, (value) =>
      Object.keys(value ?? {})
        .filter((name) => !Object.hasOwn(shapes, name))
        .map((name) => ({ pointer: `/${name}`, message: 'is no field of it' })),
    ),
  )
}

export function either<T extends unknown[]>(
  ...shapes: { [At in keyof T]: Shape<T[At]> }
): Shape<T[number]> {
  const each: readonly { readonly schema: Schema }[] = shapes
  return exactly(
    'object',
    withProblems(
      mixed(),
      (value) =>
        each
          .map((shape) => problemsOf(shape, value))
          .toSorted((a, b) => a.length - b.length)
          .at(0) ?? [],
    ),
  )
}

/** Validates against the contract's schema. Throws if no operation uses the schema. */
export function contract<Name extends keyof Schemas>(name: Name): Shape<Schemas[Name]> {
  const validate = schemas[name]
  if (!validate) throw new Error(`No operation uses ${name}.`)
  return exactly(
    name,
    withProblems(mixed(), (value) => {
      if (validate(value)) return []
      return (validate.errors ?? []).map(({ instancePath, message, keyword }) => ({
        pointer: instancePath,
        message: message ?? keyword,
      }))
    }),
  )
}

/** An object that the contract check validates where an operation returns it. */
export function contractChecked<T extends object>(): Shape<T> {
  return exactly('object', object())
}
