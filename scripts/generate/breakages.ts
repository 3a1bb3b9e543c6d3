import type { ContractDocument, Schema } from './contract-document.ts'
import { resolve } from './contract-parts.ts'
import { discriminatorField, matchesShape, wholeShapes } from './validators/whole-shapes.ts'

/** An invalid value, with the error that a validator must find. */
interface Breakage {
  value: unknown
  /** JSON Pointer of the error: the object itself for a missing or an extra field. */
  pointer: string
  keyword: 'required' | 'additionalProperties' | 'unevaluatedProperties' | 'enum' | 'type'
}

type Put = (part: unknown) => unknown

/**
 * Breaks a valid value everywhere: each required field removed, an extra field in each closed
 * object, each primitive replaced by one that its enumeration or type forbids.
 */
export function breakagesOf(
  schema: Schema,
  value: unknown,
  document: ContractDocument,
): Breakage[] {
  const { schemas } = document.components
  return walk(schema, value, '', (part) => part)

  function walk(wanted: Schema, part: unknown, pointer: string, put: Put): Breakage[] {
    const found = resolve(wanted, schemas)
    if (found.oneOf) {
      const shape = found.oneOf.find((one) => resolve(one, schemas).type !== 'null')
      return shape && part !== null ? walk(shape, part, pointer, put) : []
    }
    if (found.anyOf) return found.anyOf.flatMap((one) => walk(one, part, pointer, put))
    if (Array.isArray(part)) {
      const { items } = found
      return items
        ? part.flatMap((one, index) =>
            walk(items, one, `${pointer}/${index}`, (broken) => put(part.with(index, broken))),
          )
        : []
    }
    if (typeof part === 'object' && part !== null) {
      const whole = found.allOf ? wholeOf(found, part) : found
      return walkObject(whole, { ...part }, pointer, put)
    }
    if (found.enum) return [{ value: put('no such value'), pointer, keyword: 'enum' }]
    return found.type ? [{ value: put({ not: 'plain' }), pointer, keyword: 'type' }] : []
  }

  function wholeOf(found: Schema, part: object): Schema {
    const shapes = wholeShapes(found, schemas)
    const whole = shapes.find((shape) => matchesShape(shape, part, schemas)) ?? found
    return discriminatorField(shapes) === undefined || shapes.length === 1
      ? whole
      : { ...whole, unevaluatedProperties: undefined, additionalProperties: false }
  }

  function walkObject(
    found: Schema,
    part: Record<string, unknown>,
    pointer: string,
    put: Put,
  ): Breakage[] {
    const missing = (found.required ?? []).map((name): Breakage => {
      const { [name]: _left, ...rest } = part
      return { value: put(rest), pointer, keyword: 'required' }
    })
    const closings = (['additionalProperties', 'unevaluatedProperties'] as const).filter(
      (keyword) => found[keyword] === false,
    )
    const added = closings.map(
      (keyword): Breakage => ({ value: put({ ...part, misspelt: true }), pointer, keyword }),
    )
    const within = Object.entries(found.properties ?? {})
      .filter(([name]) => name in part)
      .flatMap(([name, property]) =>
        walk(property, part[name], `${pointer}/${name}`, (broken) =>
          put({ ...part, [name]: broken }),
        ),
      )
    return [...missing, ...added, ...within]
  }
}
